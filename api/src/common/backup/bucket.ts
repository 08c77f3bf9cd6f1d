import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config/config';
import { createS3Client } from '../storage/object-store';

/** All objects of the shop's bucket. */
export class Bucket {
  private readonly client: S3Client;
  private readonly name: string;

  constructor(config: Config['objectStore']) {
    this.client = createS3Client(config);
    this.name = config.bucket;
  }

  async *listKeys(): AsyncGenerator<string> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, { Bucket: this.name })) {
      for (const { Key } of Contents) if (Key !== undefined) yield Key;
    }
  }

  async read(key: string): Promise<{ body: Readable; contentType: string }> {
    const { Body, ContentType } = await this.client.send(new GetObjectCommand({ Bucket: this.name, Key: key }));
    return { body: Body as Readable, contentType: ContentType ?? 'application/octet-stream' };
  }

  async write(key: string, body: Readable, contentType: string): Promise<void> {
    const params = { Bucket: this.name, Key: key, Body: body, ContentType: contentType };
    await new Upload({ client: this.client, params }).done();
  }

  async createIfMissing(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.name }));
    } catch (error) {
      if ((error as { name?: string }).name !== 'NotFound') throw error;
      await this.client.send(new CreateBucketCommand({ Bucket: this.name }));
    }
  }

  async isEmpty(): Promise<boolean> {
    const { done } = await this.listKeys().next();
    return done === true;
  }

  close(): void {
    this.client.destroy();
  }
}
