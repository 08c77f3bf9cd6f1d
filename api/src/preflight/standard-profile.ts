/** The profile of libvips, by which files are shown as printed where no other one applies. */
export const STANDARD_PROFILE = 'cmyk';
