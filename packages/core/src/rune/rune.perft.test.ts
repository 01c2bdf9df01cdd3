import { perft } from '../testing/perft.ts';
import { rune } from './index.ts';

const grandmaster = { grandmaster: true };

perft(rune, { seats: 2, seed: [0, 0, 0, 1] }, [43, 481, 23958, 323664]);
perft(rune, { options: grandmaster, seats: 2, seed: [0, 0, 0, 2] }, [63, 999, 40327]);
// Six plies on there are masters on the table, and areas to be respected.
perft(rune, { seats: 2, seed: [0, 0, 0, 3], ply: 6 }, [47, 1149, 54786, 1089117]);
perft(rune, { options: grandmaster, seats: 2, seed: [0, 0, 0, 4], ply: 6 }, [16, 263, 5864]);
