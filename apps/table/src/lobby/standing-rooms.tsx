import { type ReactElement, useEffect, useState } from 'react';
import { tableHash } from '../route.ts';
import { type HouseKey, useHouseWords, useLobbyWords, type Words } from '../words.tsx';
import { askRooms, type StandingRoom } from './standing-room.ts';
import './standing-rooms.css';

/** Who looks at the page sees within so many milliseconds who has come. */
const EVERY = 10_000;

function useRooms(): readonly StandingRoom[] {
  const [rooms, setRooms] = useState<readonly StandingRoom[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = document.hidden ? null : await askRooms();
      if (answer?.ok) setRooms(answer.value.rooms);
    };
    void look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return rooms;
}

function goingOn({ t }: Words<HouseKey>, { phase, open }: StandingRoom): string {
  if (phase !== 'gathering') return t(`house.room.${phase}`);
  return open > 0 ? t('house.room.free', { count: open }) : t('house.room.full');
}

const rulesOf = ({ t }: Words<HouseKey>, room: StandingRoom): readonly string[] => [
  ...(room.deck ? [t('house.room.deck')] : []),
  ...(room.isLocked ? [t('house.room.locked')] : []),
  ...(room.isByName ? [t('house.room.by-name')] : []),
  ...(room.hasSpectators ? [] : [t('house.room.no-spectators')]),
];

function Room({ room }: { readonly room: StandingRoom }): ReactElement {
  const words = useHouseWords();
  const { t } = useLobbyWords();
  const extras = (['grandmaster', 'nocturnal', 'queenie'] as const).filter((extra) => room.variants.includes(extra));
  const facts = [
    t(`lobby.game.${room.game}`),
    ...extras.map((extra) => t(`lobby.extra.${extra}`)),
    ...rulesOf(words, room),
  ];
  return (
    <li className="standing-room">
      <h3>{room.title}</h3>
      <p className="box-facts">{facts.join(' · ')}</p>
      {room.welcome && <p className="room-welcome">{room.welcome}</p>}
      <p className="faint">
        {goingOn(words, room)}
        {room.people.length > 0 && ` · ${words.t('house.room.people', { players: room.people.join(', ') })}`}
      </p>
      <a className="button primary" href={tableHash(room.name)}>
        {words.t('house.room.enter')}
        <span className="hidden-text"> {room.title}</span>
      </a>
    </li>
  );
}

/** Tables that always exist, before everything else. */
export default function StandingRooms(): ReactElement | null {
  const { t } = useHouseWords();
  const rooms = useRooms();
  if (rooms.length === 0) return null;
  return (
    <section className="standing-rooms" aria-labelledby="rooms-title">
      <h2 id="rooms-title">{t('house.rooms')}</h2>
      <ul>
        {rooms.map((room) => (
          <Room key={room.name} room={room} />
        ))}
      </ul>
    </section>
  );
}
