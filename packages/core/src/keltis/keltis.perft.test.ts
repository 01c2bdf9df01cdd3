import { perft } from '../testing/perft.ts';
import { keltis } from './index.ts';

perft(keltis, { seats: 2, seed: [1, 2, 3, 4] }, [14, 21, 126, 439, 2032, 8078, 40532]);
perft(keltis, { seats: 3, seed: [5, 6, 7, 8] }, [16, 24, 144, 502, 2528, 10312, 48360]);
perft(keltis, { seats: 4, seed: [9, 10, 11, 12] }, [16, 24, 144, 502, 2528, 10362, 52816]);
perft(keltis, { seats: 2, seed: [1, 2, 3, 4], ply: 200 }, [4, 32, 148, 1120, 5242]);
perft(keltis, { seats: 3, seed: [5, 6, 7, 8], ply: 300 }, [5, 45, 230, 1380, 6900]);
perft(keltis, { seats: 4, seed: [9, 10, 11, 12], ply: 350 }, [5, 40, 186, 1488, 6403]);
