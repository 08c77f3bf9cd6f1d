// Receives uploads as the shop does, in a process without anything else: what quotes of the shop wait for meanwhile is only
// the machine that both share.
import 'reflect-metadata';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ARTWORK_KINDS, ObjectStore, readConfig, StreamedUpload, UploadedFiles } from '../api/src/common/public';
import { VirusScanner } from '../api/src/common/storage/virus-scanner';

const config = readConfig(process.env);
const files = new UploadedFiles(new ObjectStore(config), new VirusScanner(config));

async function receive(request: IncomingMessage): Promise<void> {
  const upload = new StreamedUpload(request, files, { folder: 'bench', allowed: ARTWORK_KINDS });
  await upload.fields;
  await upload.receiveFile();
}

const server = createServer((request, response) => {
  receive(request).then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit(0));
