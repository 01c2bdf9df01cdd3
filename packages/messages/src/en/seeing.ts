/** What is said about other ways to see the table. */
export const seeing = {
  'seeing.title': 'Ways to see the table',
  'seeing.way.vr': 'Enter VR',
  'seeing.way.ar': 'On your own table (AR)',
  'seeing.way.side-by-side': 'Phone in a viewer',
  'seeing.way.anaglyph': 'Red-cyan glasses',
  'seeing.way.grey-anaglyph': 'Red-cyan glasses, in grey',
  'seeing.place': 'Place at the table',
  'seeing.place.seat': 'Your seat',
  'seeing.place.near': 'On the near side',
  'seeing.place.left': 'At the left corner',
  'seeing.place.right': 'At the right corner',
  'seeing.place.across': 'Across the table',
  'seeing.place.above': 'Standing, from above',
  'seeing.lean': 'Lean in',
  'seeing.hand': 'Hand that points',
  'seeing.hand.left': 'Left',
  'seeing.hand.right': 'Right',
  'seeing.recentre': 'Sit straight again',
  'seeing.leave': 'Back to the screen',
  'seeing.away.refused': 'The headset was not allowed, or another page uses it. The table is here on the screen.',
  'seeing.away.unfetched':
    'What a headset needs could not be fetched. Is the line open? The table is here on the screen.',
  'seeing.away.turns':
    'The browser may not tell how the phone is turned, so the picture could not follow your head. Allow motion sensors for this page, then try again.',
  'seeing.away.space':
    'The headset does not say where you are, so there is nowhere to sit. The table is here on the screen.',
  'seeing.away.redrawn': 'The picture was drawn anew with other settings. Enter again whenever you like.',
  'seeing.away.ended': 'The headset was left. The match goes on here.',
  'seeing.away.hidden': 'You took off the headset, or looked at something else. The match goes on here.',
  'seeing.away.lost':
    'The line to the table was lost, so the headset was left. The match goes on here as soon as it is back.',
  'seeing.away.failed': 'The headset could not show the table. It is here on the screen.',
} as const;
