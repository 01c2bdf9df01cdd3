import { suite } from '@dolmen/vitest';

export default suite({ include: ['*.test.mjs'], testTimeout: 120_000, hookTimeout: 120_000 });
