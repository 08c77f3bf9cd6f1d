import { createParser } from 'eventsource-parser';

/** A server sends a heartbeat every 15 seconds. */
const MAX_SILENCE_MS = 40_000;

/**
 * Reads server-sent events until their stream ends, and calls back with the data of each.
 * @throws {Error} if the stream breaks off or is silent for too long
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (data: string) => void): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => onEvent(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await readInTime(reader);
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    void reader.cancel();
  }, MAX_SILENCE_MS);
  try {
    const part = await reader.read();
    if (isSilent) throw new Error('the stream is silent');
    return part;
  } finally {
    clearTimeout(timer);
  }
}
