import { connectTable, until } from '@dolmen/client';

/** Comes to a table and leaves it; that the process ends shows that nothing was left behind. */
const [address = '', code = '', when = ''] = process.argv.slice(2);
const connection = connectTable({ address, code, token: 'somebody-who-leaves', name: 'Leaver' });
if (when === 'open') await until(connection, () => connection.status === 'open');
await connection.leave();
