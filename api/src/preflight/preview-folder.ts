/** Prefix of the keys of pictures of print files. */
export const PREVIEW_FOLDER = 'previews';
export const PREVIEW_TYPE = 'image/webp';
