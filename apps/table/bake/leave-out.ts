import type { Plugin } from 'vite';

/** Parts of the rooms' client that are loaded with it and never used here: a name each, and what stands in for it. */
const UNUSED: Readonly<Record<string, string>> = {
  // Sockets over HTTP/3: our servers speak WebSocket.
  '@colyseus/sdk/build/transport/H3Transport.mjs': 'H3TransportTransport',
  // The addresses of another house, inside which the table never runs.
  '@colyseus/sdk/build/3rd_party/discord.mjs': 'discordURLBuilder',
  // Inputs sent many times a second: no room of ours asks for them.
  '@colyseus/sdk/build/input/RoomInput.mjs': 'RoomInput',
};

const standIn = (name: string): string =>
  `export function ${name}() { throw new Error('${name} is left out of this build'); }`;

/** Leaves them out of the build: players would fetch them before their first move. */
export const leaveOut = (): Plugin => ({
  name: 'dolmen-leave-out',
  apply: 'build',
  load(id) {
    const [, name] = Object.entries(UNUSED).find(([path]) => id.endsWith(path)) ?? [];
    return name === undefined ? null : standIn(name);
  },
});
