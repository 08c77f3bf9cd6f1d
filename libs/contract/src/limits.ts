/** The largest accepted upload in bytes: one byte below 80 MiB. */
export const MAX_UPLOAD_BYTES = 83_886_079;
