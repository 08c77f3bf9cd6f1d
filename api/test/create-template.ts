// Creates and migrates the database that each HTTP test file gets a copy of. Arguments: the server's address, the name.
import { Client } from 'pg';
import { migrate } from '../src/common/database/migrations';

async function main([serverUrl = '', name = '']: string[]): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  await migrate(url.href);
}

void main(process.argv.slice(2));
