import { type ReactElement, useEffect, useState } from 'react';
import { askRooms, type StandingRoom } from './standing-room.ts';
import './room-welcome.css';

/** What a standing room is called, and what its host has to say. */
export default function RoomWelcome({ name }: { readonly name: string }): ReactElement | null {
  const [room, setRoom] = useState<StandingRoom | null>(null);
  useEffect(() => {
    void askRooms().then((answer) => answer.ok && setRoom(answer.value.rooms.find((one) => one.name === name) ?? null));
  }, [name]);
  return room && <RoomText {...room} />;
}

const RoomText = ({ title, welcome }: StandingRoom): ReactElement => (
  <div className="room-text">
    <p className="room-title">{title}</p>
    {welcome && <p>{welcome}</p>}
  </div>
);
