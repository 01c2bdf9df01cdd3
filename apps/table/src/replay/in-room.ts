import { useEffect } from 'react';
import type { Aid, Button, DrawIcon } from '../said.ts';
import { line } from '../said.ts';
import { besides } from '../scene/seeing.ts';
import { useStore } from '../store.ts';
import { type TopicKey, useTopicWords, type Words } from '../words.tsx';
import { type KeyName, SHAPES } from './key-shapes.ts';
import { type Replay, type ReplayState, SPEEDS } from './replay.ts';

type ReplayWords = Words<TopicKey<'replay'>>;

/** What winds a replay, for whoever sits in the room with it and sees no page. */
export function InRoom({ replay }: { readonly replay: Replay }): null {
  const words = useTopicWords('replay');
  const state = useStore(replay.state);
  useEffect(() => besides.set([winding(replay, state, words)]), [replay, state, words]);
  useEffect(() => () => besides.set([]), []);
  return null;
}

function winding(replay: Replay, { ply, isPlaying, speed }: ReplayState, { t, language }: ReplayWords): Aid {
  const key = (name: KeyName, press: () => void): Button => ({
    ...{ id: name, label: '', name: t(`replay.key.${name}`), icons: [ICONS[name]], press },
    isMain: name === 'play' || name === 'pause',
  });
  return {
    name: t('replay.controls'),
    content: [
      line(t('replay.at', { ply, plies: replay.plies }), 'detail'),
      key('turn-back', () => replay.turn(-1)),
      key('step-back', () => replay.step(-1)),
      isPlaying ? key('pause', () => replay.pause()) : key('play', () => replay.play()),
      key('step-on', () => replay.step(1)),
      key('turn-on', () => replay.turn(1)),
      speedButton(replay, speed, `${t('replay.speed')} ${new Intl.NumberFormat(language).format(speed)}×`),
    ],
  };
}

/** One press, and it is the next speed; after the last the first. */
const speedButton = (replay: Replay, speed: number, label: string): Button => ({
  id: 'speed',
  label,
  press: () => replay.setSpeed(SPEEDS[((SPEEDS as readonly number[]).indexOf(speed) + 1) % SPEEDS.length] ?? 1),
});

/** The page's own shapes, which are 24 wide and high. */
const drawn =
  (shape: string, color: string): DrawIcon =>
  (brush) => {
    const path = new Path2D(shape);
    brush.scale(1 / 12, 1 / 12);
    brush.translate(-12, -12);
    brush.fillStyle = color;
    brush.strokeStyle = color;
    brush.lineWidth = 2;
    brush.fill(path);
    brush.stroke(path);
  };

const [LIGHT, DARK] = ['#f2eadb', '#201708'];
const ICONS: Readonly<Record<KeyName, DrawIcon>> = {
  'turn-back': drawn(SHAPES['turn-back'], LIGHT),
  'step-back': drawn(SHAPES['step-back'], LIGHT),
  play: drawn(SHAPES.play, DARK),
  pause: drawn(SHAPES.pause, DARK),
  'step-on': drawn(SHAPES['step-on'], LIGHT),
  'turn-on': drawn(SHAPES['turn-on'], LIGHT),
};
