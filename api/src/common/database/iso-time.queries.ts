/** SQL: a point in time as in the API's responses, such as `2026-11-27T08:30:00.000Z`, for a value inside JSON; null for null. */
export const isoTimeSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
