import type { SenderView } from '@shop/contract';

export type SenderDraft = Required<SenderView>;

export const emptySender: SenderDraft = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postCode: '',
  country: '',
};

/** The sender without spaces around its texts, as it is sent. */
export const toSender = ({ name, line1, line2, city, region, postCode, country }: SenderDraft): SenderView => ({
  name: name.trim(),
  line1: line1.trim(),
  line2: line2.trim(),
  city: city.trim(),
  region: region.trim(),
  postCode: postCode.trim(),
  country,
});
