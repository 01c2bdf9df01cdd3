/** Shown while no table is built: the rooms run all the same. */
export const homePage = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dolmen</title>
<h1>Dolmen</h1>
<p>The rooms are open. The table in 3D is not part of this build.</p>
<p><a href="./api/tables">Public tables</a> · <a href="./api/matches">Finished matches</a> · <a href="./api/openapi.json">What this server offers</a></p>
</html>
`;
