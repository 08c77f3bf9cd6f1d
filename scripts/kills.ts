// npm run kills -- [KILLS] [SEED]: kills running servers while customers order, pay and are refunded.
import { runTrials } from './lib/trials';

export async function main([kills = '500', seed = String(Date.now() % 2 ** 31)]: string[]): Promise<void> {
  await runTrials('api/test/restart/random-kills', { KILLS: kills, KILLS_SEED: seed });
}
