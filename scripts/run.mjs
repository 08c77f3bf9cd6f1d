import { spawn } from 'node:child_process';
import { identify, signal } from '../dev/services/processes.mjs';
import { Refused } from '../dev/services/refused.mjs';

const running = new Set();

/** Ends, at once and with all they started, the programs that `run` has under way. */
export function endRunning() {
  for (const pid of running) signal(-pid, 'SIGKILL');
}

/**
 * Runs a program to its end in a process group of its own; resolves to its output. A non-zero exit is refused with
 * the output's last lines (`show: true` passes the output on as it comes instead).
 * `onStart` hears the process's identity, for those who must find it again after a kill.
 */
export function run(command, args, { cwd, env = {}, show = false, onStart, allowFailure = false } = {}) {
  const pipes = show ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', pipes, pipes],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  if (child.pid !== undefined) running.add(child.pid);
  onStart?.(identify(child.pid));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Refused(`${command} cannot be run: ${error.message}`)));
    child.once('close', (code, ending) => {
      running.delete(child.pid);
      if (code === 0 || allowFailure) resolve({ code, output });
      else reject(new Refused(`${tail(output)}\n${[command, ...args].join(' ')} ended with ${ending ?? code}`.trim()));
    });
  });
}

function tail(text) {
  return text.trimEnd().split('\n').slice(-60).join('\n');
}

/** Runs a program that a package brings along, as `npx` would. */
export function runTool(name, args, options) {
  return run(process.execPath, [new URL(`../node_modules/.bin/${name}`, import.meta.url).pathname, ...args], options);
}
