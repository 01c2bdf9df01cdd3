export { readChat, type Said, say, unsay } from './chat.ts';
export type { GameEvent, Happened, PlyEvents } from './events.ts';
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
export { layGame, makeTable, ownPart, project, readEvents, readView, writeEvents } from './project.ts';
export type { RefusalCode } from './refusals.ts';
export { type Ack, type Emote, type Past, POSES, REQUESTS, type Request, type RequestName } from './requests.ts';
export { CHAT_TAIL, ClockState, SeatState, TableState } from './table-state.ts';
export {
  type Companion,
  Lead,
  TOGETHER_REQUESTS,
  type Together,
  type TogetherNotices,
  TogetherWish,
  togetherRoom,
} from './together.ts';
export { PROTOCOL } from './version.ts';
export { Token } from './words.ts';
