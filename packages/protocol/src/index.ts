export { readChat, type Said, say, unsay } from './chat.ts';
export { type GameEvent, type PlyEvents, packEvents, readEvents } from './events.ts';
export { ClockSetting, CreateOptions, JoinOptions } from './joining.ts';
export type { ClosingReason, NoticeName, Notices, Person } from './notices.ts';
export { PlayerName } from './player-name.ts';
export {
  type Cursor,
  type Limb,
  MIDDLE,
  NO_POSE,
  type Pose,
  packPose,
  packPoses,
  readPose,
  readPoses,
  type SeatedPose,
} from './poses.ts';
export { layGame, makeTable, ownPart, project, readView } from './project.ts';
export type { RefusalCode } from './refusals.ts';
export { type Ack, type Emote, POSES, REQUESTS, type Request, type RequestName } from './requests.ts';
export { CHAT_TAIL, ClockState, SeatState, TableState } from './table-state.ts';
export { PROTOCOL } from './version.ts';
export { Token } from './words.ts';
