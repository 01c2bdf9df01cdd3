import { perft } from '../testing/perft.ts';
import { keltis } from './index.ts';

perft(keltis, { seats: 2, seed: [1, 2, 3, 4] }, [16, 24, 144, 500, 2496, 1, 1]);
perft(keltis, { seats: 3, seed: [5, 6, 7, 8] }, [16, 24, 144, 499, 2480, 1, 1]);
perft(keltis, { seats: 4, seed: [9, 10, 11, 12] }, [16, 24, 144, 498, 2464, 1, 1]);
perft(keltis, { seats: 2, seed: [1, 2, 3, 4], ply: 200 }, [1, 1, 1, 1, 1]);
perft(keltis, { seats: 3, seed: [5, 6, 7, 8], ply: 300 }, [1, 1, 1, 1, 1]);
perft(keltis, { seats: 4, seed: [9, 10, 11, 12], ply: 350 }, [1, 1, 1, 1, 1]);
