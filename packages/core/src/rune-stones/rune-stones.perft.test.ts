import { perft } from '../testing/perft.ts';
import { runeStones } from './index.ts';
import { RUNES } from './material.ts';

const NIGHT = { nocturnal: true };
const QUEENIE = { nocturnal: true, runes: RUNES.slice(2) };

perft(runeStones, { seats: 2, seed: [1, 2, 3, 4] }, [5, 17, 68, 214, 666, 3138, 13247, 49188]);
perft(runeStones, { seats: 3, seed: [5, 6, 7, 8] }, [5, 17, 68, 214, 724, 3220, 13891, 51084]);
perft(runeStones, { seats: 4, seed: [9, 10, 11, 12], options: NIGHT }, [5, 17, 66, 194, 662, 2920, 12298, 45182]);
perft(runeStones, { seats: 2, seed: [1, 2, 3, 4], ply: 150 }, [2, 5, 17, 44, 157, 444, 1464, 4452]);
perft(runeStones, { seats: 3, seed: [5, 6, 7, 8], options: NIGHT, ply: 1_000 }, [6, 13, 59, 414, 2296, 10122, 38104]);
perft(
  runeStones,
  { seats: 4, seed: [9, 10, 11, 12], options: QUEENIE, ply: 2_000 },
  [4, 10, 60, 294, 1423, 5200, 17754],
);
