import { perft } from '../testing/perft.ts';
import { keltis } from './index.ts';

perft(keltis, { seats: 2, seed: [1, 2, 3, 4] }, [16, 24, 144, 500, 2496, 10280, 51872]);
perft(keltis, { seats: 3, seed: [5, 6, 7, 8] }, [16, 24, 144, 499, 2480, 10234, 51360]);
perft(keltis, { seats: 4, seed: [9, 10, 11, 12] }, [16, 24, 144, 498, 2464, 10180, 50688]);
perft(keltis, { seats: 2, seed: [1, 2, 3, 4], ply: 200 }, [5, 40, 188, 1920, 9428]);
perft(keltis, { seats: 3, seed: [5, 6, 7, 8], ply: 300 }, [10, 52, 392, 2080, 16608]);
perft(keltis, { seats: 4, seed: [9, 10, 11, 12], ply: 350 }, [4, 40, 176, 1482, 6970]);
