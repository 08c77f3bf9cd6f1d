/** The largest file that is taken: one byte under 80 MiB. */
export const MAX_UPLOAD_BYTES = 83_886_079;
