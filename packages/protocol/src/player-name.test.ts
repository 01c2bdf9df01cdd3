import { expect, test } from 'vitest';
import { PlayerName } from './player-name.ts';

test.each([
  ['  Ann  ', 'Ann'],
  ['Ann \u00a0 Lee', 'Ann Lee'],
  ['\uff21\uff4e\uff4e', 'Ann'],
  ['𝐀𝐧𝐧', 'Ann'],
  ['A\u200bn\u2060n\ufeff', 'Ann'],
  ['An\u00adn', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  ['Nguyễn', 'Nguyễn'],
  ['李小龍', '李小龍'],
  ['नमस्ते', 'नमस्ते'],
  ['🍀', '🍀'],
  ['…', '...'],
])('%j is written %j', (typed, name) => {
  expect(PlayerName.parse(typed)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000 '],
  ['what has no width', '\u200b\u200c\u200d\u2060'],
  ['fillers that look like nothing', '\u3164\u115f\uffa0\u2800'],
  ['a mark upon nothing', '\u0301'],
  ['marks only', '\u0301\u0302\u0303'],
  ['a mark on what stands before the name', '\u0338Ann'],
  ['a heap of marks', 'A\u0316\u0317\u0318\u0319\u031cnn'],
  ['a private sign', 'Ann\ue000'],
  ['half a sign', 'Ann\ud800'],
  ['a character that there is not', 'Ann\u0378'],
  ['text that turns round', 'An\u202en'],
  ['a mark of direction', 'An\u200fn'],
  ['a control character', 'An\u0007n'],
  ['two lines', 'Ann\nBob'],
  ['25 letters', 'x'.repeat(25)],
  ['one sign that is written out to 18 letters, twice', '\ufdfa\ufdfa'],
])('%s is no name', (_, typed) => {
  expect(PlayerName.safeParse(typed).success).toBe(false);
});
