import { perft } from '../testing/perft.ts';
import { runeStones } from './index.ts';
import { RUNES } from './material.ts';

const NIGHT = { nocturnal: true };
const QUEENIE = { nocturnal: true, runes: RUNES.slice(2) };

perft(runeStones, { seats: 2, seed: [1, 2, 3, 4] }, [5, 17, 68, 214, 666, 3138, 13247, 49188]);
perft(runeStones, { seats: 3, seed: [5, 6, 7, 8] }, [5, 17, 68, 214, 724, 3220, 13651, 50316]);
perft(runeStones, { seats: 4, seed: [9, 10, 11, 12], options: NIGHT }, [5, 17, 66, 194, 602, 2728, 11242, 40970]);
perft(runeStones, { seats: 2, seed: [1, 2, 3, 4], ply: 150 }, [2, 7, 18, 34, 78, 266, 738, 2022]);
perft(runeStones, { seats: 3, seed: [5, 6, 7, 8], options: NIGHT, ply: 1_000 }, [2, 10, 42, 98, 161, 336, 952]);
perft(runeStones, { seats: 4, seed: [9, 10, 11, 12], options: QUEENIE, ply: 2_000 }, [6, 28, 90, 180, 828, 2784, 8496]);
