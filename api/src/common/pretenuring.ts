import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 allocate all objects of this process in the young generation of its heap, where the next minor collection frees
 * those of a finished request. Otherwise V8 allocates objects in the old generation if earlier objects from the same place in
 * the code were kept. The code that calculates quotes also compiles the tariff, whose objects are kept (decision 210).
 */
export function stopPretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
