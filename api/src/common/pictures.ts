import sharp from 'sharp';

let isLimited = false;

/**
 * The library that reads and writes pictures; it is loaded for the first picture. One thread per picture and no cache, so
 * that scaling pictures does not slow down other requests.
 */
export function pictureLibrary(): typeof sharp {
  if (!isLimited) {
    sharp.concurrency(1);
    sharp.cache(false);
    isLimited = true;
  }
  return sharp;
}
