export { default } from '@dolmen/vitest';
