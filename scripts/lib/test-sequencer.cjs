const Sequencer = require('@jest/test-sequencer').default;

/** Files of one test after another that take minutes. Started last, they would keep the other processes waiting. */
const LONG = ['long-commands', 'long-commands.extended', 'commands', 'image.extended'].map(
  (name) => `scripts/${name}.e2e.spec.ts`,
);

/** Starts the longest files first, the others as Jest does: those that failed, then by their last duration or size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((file) => path.endsWith(file));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
