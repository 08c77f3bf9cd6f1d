// Preloaded into child processes with an IPC channel: when the parent process is gone, they get SIGTERM and have half a
// minute to finish. Plain JavaScript, because the built API loads it, too.
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 32_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
