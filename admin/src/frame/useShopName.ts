import type { Output } from '@shop/contract';
import { useEffect, useState } from 'react';
import { API, send } from '../api/send';
import { SHOP_NAME } from '../brand';

let known: string | null = null;

/** What the shop calls itself; the name it was built with until it has answered. */
export function useShopName(): string {
  const [name, setName] = useState(known ?? SHOP_NAME);
  useEffect(() => {
    if (known !== null) return;
    send(`${API}/UserEnd/SiteInfo/Config`).then(
      ({ json }) => {
        known = (json as { data: Output<'UserEnd/SiteInfo/Config'> }).data.shopName;
        setName(known);
      },
      () => undefined,
    );
  }, []);
  return name;
}
