import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** px; larger pictures take longer and show no more of a code that is held to the camera. */
const WIDTH = 960;
const PAUSE_MS = 150;

/** What is printed on tickets, labels and parcels. */
const OPTIONS = { formats: ['QRCode', 'Code128', 'Code39', 'ITF', 'DataMatrix'], maxNumberOfSymbols: 1 } as const;

/**
 * Shows the camera in a video and waits for a code.
 * @returns the text of the code; null if the search was aborted
 * @throws {DOMException | TypeError} if there is no camera, or it is not allowed
 */
export async function scanCamera(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  if (!video) return null;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const text = await readFrame(video);
      if (text !== null) return text;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** The text of a code in the video's picture; null if there is none. */
async function readFrame(video: HTMLVideoElement): Promise<string | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const width = Math.min(WIDTH, videoWidth);
  const height = Math.round((videoHeight * width) / videoWidth);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  const [code] = await readBarcodes(context.getImageData(0, 0, width, height), {
    ...OPTIONS,
    formats: [...OPTIONS.formats],
  });
  return code?.text || null;
}
