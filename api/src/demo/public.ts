import type { INestApplicationContext } from '@nestjs/common';
import { Demo } from './demo.service';

export { DemoModule } from './demo.module';

/** Fills an initialised shop with what it can be tried out on; a second time does nothing. */
export async function loadDemo(app: INestApplicationContext): Promise<void> {
  await app.get(Demo, { strict: false }).load();
}
