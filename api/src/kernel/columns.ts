import { DefaultNamingStrategy, type ValueTransformer } from 'typeorm';

/** `placedAt` is the column `placed_at`. */
export class SnakeCase extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  }
}

/** A bigint column whose values stay within the safe integers: money and counts. */
export const safeInteger: ValueTransformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: number | null) => value,
};
