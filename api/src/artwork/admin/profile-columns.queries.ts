import { isoTimeSql } from '../../common/public';

/** SQL: a profile of the contract without `inUse`, from a row of `colour_profile`. */
export const profileSql = (row: string): string => `jsonb_build_object('id', ${row}.id, 'printer', ${row}.printer,
    'fileName', ${row}.file_name, 'description', ${row}.description, 'colours', ${row}.colours, 'inkLimit', ${row}.ink_limit,
    'uploadedAt', ${isoTimeSql(`${row}.uploaded_at`)})`;
