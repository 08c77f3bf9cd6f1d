import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 allocate all objects of this process in the young generation of its heap, where those of a request are freed by the
 * next minor collection. By itself it allocates objects in the old generation once many that the same code had made before
 * were kept, as those of the tariff are, and the same code calculates every quote (decision 210).
 */
export function stopPretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
