import type { INestApplicationContext } from '@nestjs/common';
import { Demo } from './demo.service';

export { DemoModule } from './demo.module';

/** Loads the demo shop into an initialised application. Calling it again changes nothing. */
export async function loadDemo(app: INestApplicationContext): Promise<void> {
  await app.get(Demo, { strict: false }).load();
}
