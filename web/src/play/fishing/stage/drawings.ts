/* Shapes that all arenas share, drawn once with the 2D canvas. */

type Context = CanvasRenderingContext2D;

/** The glow of a shot and of a catch. */
export function drawGlow(context: Context, size: number): void {
  const middle = size / 2;
  const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, 'rgb(255 255 240 / 1)');
  light.addColorStop(0.25, 'rgb(255 226 120 / .9)');
  light.addColorStop(0.6, 'rgb(255 176 46 / .3)');
  light.addColorStop(1, 'rgb(255 150 20 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
}

/** A round net seen from above: spokes, three hoops, and a weighted rim. */
export function drawNet(context: Context, size: number): void {
  const middle = size / 2;
  const radius = middle - 8;
  context.translate(middle, middle);
  context.strokeStyle = 'rgb(255 240 190 / .85)';
  context.lineWidth = 2.4;
  const spokes = 12;
  for (let spoke = 0; spoke < spokes; spoke += 1) {
    const angle = (spoke / spokes) * Math.PI * 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    context.stroke();
  }
  for (const share of [0.34, 0.67, 1]) {
    context.lineWidth = share === 1 ? 5 : 2.4;
    context.beginPath();
    context.arc(0, 0, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
}

/** The dashed ring and the four ticks that mark a locked target. */
export function drawCrosshair(context: Context, size: number): void {
  const middle = size / 2;
  const radius = middle - 22;
  context.translate(middle, middle);
  context.lineCap = 'round';
  context.strokeStyle = '#ffd768';
  context.lineWidth = 5;
  context.setLineDash([22, 15]);
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = '#ffe7a0';
  context.lineWidth = 6;
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.beginPath();
    context.moveTo(x * (radius - 14), y * (radius - 14));
    context.lineTo(x * (radius + 16), y * (radius + 16));
    context.stroke();
  }
}

/** The shock wave of a blast. */
export function drawRing(context: Context, size: number): void {
  const middle = size / 2;
  const light = context.createRadialGradient(middle, middle, middle * 0.6, middle, middle, middle);
  light.addColorStop(0, 'rgb(255 230 160 / 0)');
  light.addColorStop(0.7, 'rgb(255 226 140 / .75)');
  light.addColorStop(0.86, 'rgb(255 255 255 / .9)');
  light.addColorStop(1, 'rgb(255 180 60 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
}

/** Rays behind a large prize. */
export function drawBurst(context: Context, size: number): void {
  const middle = size / 2;
  context.translate(middle, middle);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, middle);
  light.addColorStop(0, 'rgb(255 236 160 / .95)');
  light.addColorStop(0.4, 'rgb(255 200 70 / .55)');
  light.addColorStop(1, 'rgb(255 176 46 / 0)');
  context.fillStyle = light;
  const rays = 16;
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * Math.PI * 2;
    const half = Math.PI / rays / 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle - half) * middle, Math.sin(angle - half) * middle);
    context.lineTo(Math.cos(angle + half) * middle, Math.sin(angle + half) * middle);
    context.fill();
  }
}

/** One bolt of lightning, from left to right. */
export function drawBolt(context: Context): void {
  const way = [16, 8, 24, 6, 22, 10, 26, 12, 16];
  for (const [width, colour] of [
    [9, 'rgb(150 230 255 / .45)'],
    [3, 'rgb(255 255 255 / 1)'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.lineJoin = 'round';
    context.beginPath();
    for (const [place, y] of way.entries()) context.lineTo((place / (way.length - 1)) * 256, y);
    context.stroke();
  }
}

/** A shaft of daylight. */
export function drawShaft(context: Context): void {
  const light = context.createLinearGradient(0, 0, 0, 256);
  light.addColorStop(0, 'rgb(255 255 255 / .55)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  context.filter = 'blur(7px)';
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(34, -10);
  context.lineTo(62, -10);
  context.lineTo(80, 250);
  context.lineTo(16, 250);
  context.fill();
}
