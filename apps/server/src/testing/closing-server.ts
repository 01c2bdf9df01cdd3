import { Guest, openTable } from './guest.ts';
import { testServer } from './test-server.ts';

/** A server that closes while a master thinks. It does not end itself: it ends when nothing runs any more, or never. */

const server = await testServer({ graceSeconds: 0 }, { jobMillis: 60_000, patienceMillis: 600_000 });
const ann = await Guest.join(server.address, await openTable(server.address, { game: 'rune-stones', seats: 3 }));
await ann.sit(0);
for (const seat of [1, 2]) await ann.ask('computer', { seat, level: 'master' });
await ann.ask('start', {});
await ann.ask('resign', {});
await ann.until(() => ann.state.ply > 1);
const { threads } = server.computers.stats;
ann.room.reconnection.enabled = false;
await server.stop();
console.log(threads === 1 && server.computers.stats.threads === 0 ? 'closed while thinking' : 'odd');
