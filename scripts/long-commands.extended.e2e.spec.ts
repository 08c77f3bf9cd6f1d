import { testCommands } from './lib/command-trials';
import { extendedTrials } from './lib/long-trials';

testCommands(extendedTrials, 600_000);
