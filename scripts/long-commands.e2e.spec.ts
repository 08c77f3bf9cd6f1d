import { testCommands } from './lib/command-trials';
import { longTrials } from './lib/long-trials';

testCommands(longTrials, 600_000);
