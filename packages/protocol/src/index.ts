export { readChat, type Said, say } from './chat.ts';
export { type GameEvent, type PlyEvents, packEvents, readEvents } from './events.ts';
export { ClockSetting, CreateOptions, JoinOptions } from './joining.ts';
export type { ClosingReason, NoticeName, Notices } from './notices.ts';
export { makeTable, ownPart, project, readView } from './project.ts';
export type { RefusalCode } from './refusals.ts';
export { type Ack, type Emote, REQUESTS, type Request, type RequestName } from './requests.ts';
export { ClockState, SeatState, TableState } from './table-state.ts';
export { PROTOCOL } from './version.ts';
