import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import type { FieldErrorCode } from '@shop/contract';

/** A rule whose message is the code of the field's error. Rules apply in their order; the first that fails is reported. */
export function FieldRule(
  name: string,
  code: FieldErrorCode,
  isValid: (value: unknown, fields: object) => boolean,
  options?: ValidationOptions,
) {
  const validate = (value: unknown, args?: { object: object }) => isValid(value, args?.object ?? {});
  return ValidateBy({ name, validator: { validate, defaultMessage: () => code } }, options);
}

const VISIBLE = /[^\u0000-\u0020\u007f\u00a0\u3000]/;
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;
const CONTROL_CHARACTER_IN_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isPresent = () => FieldRule('isPresent', 'required', (value) => value !== undefined && value !== '');

export function IsText(maxLength: number) {
  return applyDecorators(
    FieldRule('isText', 'invalid', (value) => typeof value === 'string'),
    FieldRule('maxLength', 'too_long', (value) => String(value).length <= maxLength),
  );
}

/** Text that is not empty. */
export function IsRequiredText(maxLength: number) {
  return applyDecorators(isPresent(), IsText(maxLength));
}

/** One line of text that may be empty. */
export function IsLineOrEmpty(maxLength: number) {
  return applyDecorators(
    IsText(maxLength),
    FieldRule('isLine', 'invalid', (value) => !CONTROL_CHARACTER.test(String(value))),
  );
}

/** One line of text with at least one visible character. */
export function IsLine(maxLength: number) {
  return applyDecorators(
    isPresent(),
    IsLineOrEmpty(maxLength),
    FieldRule('isVisible', 'invalid', (value) => VISIBLE.test(String(value))),
  );
}

/** Non-empty text of several lines. */
export function IsMultiLine(maxLength: number) {
  return applyDecorators(
    isPresent(),
    IsText(maxLength),
    FieldRule(
      'isMultiLine',
      'invalid',
      (value) => /\S/.test(String(value)) && !CONTROL_CHARACTER_IN_LINES.test(String(value)),
    ),
  );
}

/** `true` or `false`. */
export function IsFlag() {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    FieldRule('isFlag', 'invalid', (value) => typeof value === 'boolean'),
  );
}
