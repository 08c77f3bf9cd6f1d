import { DefaultNamingStrategy, type ValueTransformer } from 'typeorm';

/** Maps the property `placedAt` to the column `placed_at`. */
export class SnakeCase extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  }
}

/** Reads a bigint column as a number. Only for values within the safe integers, such as amounts and counts. */
export const safeInteger: ValueTransformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: number | null) => value,
};
