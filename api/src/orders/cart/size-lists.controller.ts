import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output, UNIT_CODES } from '@shop/contract';
import {
  anyone,
  ApiError,
  type BufferedUpload,
  type Caller,
  CurrentUser,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  shoppers,
  Upload,
} from '../../common/public';
import { Cart } from './cart.service';
import { SizeListFields } from './size-list-fields.dto';
import { readSizeListFile, SIZE_LIST_UPLOAD } from './size-list-reader';

@Controller()
export class SizeListsController {
  constructor(private readonly cart: Cart) {}

  @Endpoint(calls['Cart/ReadSizeList'], anyone, { fields: SizeListFields, files: SIZE_LIST_UPLOAD })
  read(
    @Input() { unit }: In<'Cart/ReadSizeList'>,
    @Upload() upload: BufferedUpload | null,
  ): Promise<Output<'Cart/ReadSizeList'>> {
    if (!upload) throw new ApiError('unsupported_media_type');
    return readSizeListFile(upload.file, UNIT_CODES.find((code) => String(code) === unit) ?? 2);
  }

  @Endpoint(calls['Cart/AddItems'], shoppers)
  add(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/AddItems'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/AddItems'>> {
    return this.cart.addAll(caller, input, idempotencyKey);
  }
}
