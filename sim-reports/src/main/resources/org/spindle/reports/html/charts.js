"use strict";
/*
 * Draws charts as SVG: lines with bands, heat maps, vertical bars, horizontal stacked bars, horizontal dots with intervals. A chart is a ChartSpec
 * as ChartJson writes it. Only scripts make one further kind, parallel axes: {kind: "parallel", description,
 * axes: [{name, unit, scale, labels?}], rows: [[a number for each axis]], colour: index of an axis}; an axis with labels
 * uses their indices. Colours and fonts come only from the style sheet, so that a change of theme needs no redrawing. Lengths
 * are CSS pixels. Numerous elements (points, lines of one colour) are one path, so that a thousand remain fast.
 */
const charts = (() => {
  const COLOURS = 8;
  const DASHES = ["", "7 4", "2 4", "10 4 2 4"];
  const ROWS = 10; // of a tooltip
  const LABEL = 180; // pixels of the longest tilted name of a bar
  const BANDS = 12; // the most lines with bands; more would hide each other
  const FEW = 12; // the most points of a line that are marked; between them it is interpolated
  const RAMP = 7; // colours from the least value to the greatest, each for as many lines
  const DRAG = 8; // pixels that the pointer has to move to select a range
  const MARGIN = 18; // to the right of a plot, for half of the last number of its axis
  const TYPE = 12; // size of all text in a chart, as in the style sheet

  /* ---- Text ---- */

  const grouped = text => text.replace(/^-?\d+/, whole => whole.replace(/\B(?=(\d{3})+$)/g, ","));
  /** Integers in full, others to four significant digits. */
  const number = value => {
    if (value === null || value === undefined) return "–";
    if (value < 0) return `−${number(-value)}`;
    return grouped(String(Number.isInteger(value) ? value : Number(value.toPrecision(4))));
  };
  /** Returns a format for a group of numbers: four digits of the largest, all with as many decimals; integers in full. */
  const together = values => {
    if (values.every(Number.isInteger)) return number;
    const whole = String(Math.trunc(Math.max(...values.map(Math.abs)))).length;
    return value => grouped(value.toFixed(Math.max(0, 4 - whole)));
  };
  const withUnit = (value, axis) => (axis.unit ? `${number(value)} ${axis.unit}` : number(value));
  /** A value with its interval: "12.3 ms [11.9, 12.7]". */
  const withInterval = (value, interval, axis) =>
    (interval ? `${withUnit(value, axis)} [${number(interval[0])}, ${number(interval[1])}]` : withUnit(value, axis));
  /** An axis' name with its unit, unless the name contains it: "response time, ms", but "outstanding requests". */
  const named = axis => (axis.name.endsWith(axis.unit) ? axis.name : `${axis.name}, ${axis.unit}`);

  const ruler = document.createElement("canvas").getContext("2d");
  const widthOf = (text, weight = 400) => {
    ruler.font = `${weight} ${TYPE}px ${getComputedStyle(document.body).fontFamily}`;
    return ruler.measureText(text).width;
  };
  const shorten = (text, room) => {
    if (widthOf(text) <= room) return text;
    let cut = text;
    while (cut.length > 1 && widthOf(`${cut}…`) > room) cut = cut.slice(0, -1);
    return `${cut}…`;
  };
  /** Returns the place of a centred text, so that it neither begins before 0 nor ends after `most`. */
  const inside = (middle, text, most) => Math.max(widthOf(text) / 2, Math.min(most - widthOf(text) / 2, middle));
  const widest = texts => texts.reduce((most, text) => Math.max(most, widthOf(text)), 0);

  /* ---- Scales: from values to pixels, with ticks ---- */

  const NEARLY = 1e-9; // relative rounding error of a whole number of steps
  const magnitude = value => 10 ** Math.floor(Math.log10(value) + NEARLY);

  /** The least 1, 2 or 5 times a power of ten that is not below the value. */
  const up125 = value => magnitude(value) * [1, 2, 5, 10].find(m => m * magnitude(value) >= value * (1 - NEARLY));
  const down125 = value => magnitude(value) * [5, 2, 1].find(m => m * magnitude(value) <= value * (1 + NEARLY));

  const tickText = (step, largest) => {
    const [factor, suffix] = largest >= 1e9 ? [1e9, " G"] : largest >= 1e6 ? [1e6, " M"] : [1, ""];
    const places = Math.min(20, Math.max(0, -Math.floor(Math.log10(step / factor) + NEARLY)));
    return value => (value === 0 ? "0" : grouped((value / factor).toFixed(places)).replace("-", "−") + suffix);
  };

  /** Text of a value on an axis: the label of that stop, if the axis has stops. */
  const stopText = (value, axis) => axis.stops?.find(stop => stop[0] === value)?.[1] || withUnit(value, axis);

  const linear = ([least, greatest], [from, to], most, whole) => {
    const step = up125((greatest - least || Math.abs(greatest) || 1) / Math.max(1, most));
    const first = Math.floor(least / step + NEARLY);
    const last = Math.max(first + 1, Math.ceil(greatest / step - NEARLY));
    const [low, high] = whole || least === greatest ? [first * step, last * step] : [least, greatest];
    const text = tickText(step, Math.max(Math.abs(low), Math.abs(high)));
    const ticks = [];
    for (let i = first; i <= last; i++) {
      const value = Number((i * step).toPrecision(12));
      if (value >= low - step * NEARLY && value <= high + step * NEARLY) ticks.push({ value, label: text(value) });
    }
    return {
      at: value => from + (value - low) / (high - low) * (to - from),
      of: pixel => low + (pixel - from) / (to - from) * (high - low),
      ticks,
    };
  };

  const logarithmic = ([least, greatest], [from, to], most, exact) => {
    let [low, high] = exact ? [least, greatest] : [down125(least), up125(greatest)];
    if (low === high) [low, high] = [low / 2, high * 2];
    const all = [];
    for (let power = magnitude(low); power <= high * (1 + NEARLY); power *= 10) {
      for (let m = 1; m < 10; m++) {
        const value = Number((m * power).toPrecision(6));
        if (value >= low * (1 - NEARLY) && value <= high * (1 + NEARLY)) all.push({ value, m });
      }
    }
    // As many of these as fit: all tenths, their halves and fifths, decades, every second decade, …
    const choices = [() => true, tick => [1, 2, 5].includes(tick.m), tick => tick.m === 1];
    for (let n = 2; n < 64; n *= 2) choices.push(tick => tick.m === 1 && Math.round(Math.log10(tick.value)) % n === 0);
    const chosen = choices.find(choice => all.filter(choice).length <= Math.max(2, most)) || choices.at(-1);
    const ticks = all.map(tick => ({
      value: tick.value, minor: tick.m > 1, label: chosen(tick) ? tickText(tick.value, tick.value)(tick.value) : "",
    }));
    const span = Math.log(high / low);
    return { at: value => (value > 0 ? from + Math.log(value / low) / span * (to - from) : from), ticks };
  };

  const scaleOf = (axis, extent, range, most, whole) =>
    (axis.scale === "log" ? logarithmic(extent, range, most, axis.stops) : linear(extent, range, most, whole));

  /* ---- SVG ---- */

  const node = (name, attributes, text) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes || {}).forEach(([key, value]) =>
      element.setAttribute(key, typeof value === "number" ? Math.round(value * 10) / 10 : value));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const line = (x1, y1, x2, y2, kind) => node("path", { d: `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`, class: kind });
  const write = (x, y, text, kind, anchor = "start") => node("text", { x, y, class: kind, "text-anchor": anchor }, text);
  const px = value => Math.round(value * 10) / 10;
  const crisp = value => Math.floor(value) + 0.5; // A line of one pixel's width, not blurred over two.
  const colour = index => `s${index % COLOURS + 1}`;
  const dash = index => DASHES[Math.floor(index / COLOURS) % DASHES.length];

  /** Draws the title above, grid lines, and numbers at their left. Returns the scale and the left edge of the plot. */
  const standingAxis = (axis, extent, top, bottom, right) => {
    const scale = scaleOf(axis, extent, [bottom, top], Math.floor((bottom - top) / 28), true);
    const labels = scale.ticks.map(tick => tick.label);
    const left = Math.ceil(widest(labels)) + 10;
    const parts = [write(0, TYPE, shorten(named(axis), right), "title")];
    scale.ticks.filter(tick => tick.label).forEach(tick => {
      const y = scale.at(tick.value);
      parts.push(line(left, crisp(y), right, crisp(y), "grid"), write(left - 8, y + 4, tick.label, "tick", "end"));
    });
    return { ...scale, left, parts };
  };

  /** Draws the axis, ticks, numbers and title below; if there is a `top`, with grid lines from the numbers up to it. */
  const lyingAxis = (axis, extent, left, right, bottom, { whole = false, top } = {}) => {
    const room = Math.floor((right - left) / (widthOf(number(extent[1])) + 26));
    const scale = scaleOf(axis, extent, [left, right], axis.scale === "log" ? room : Math.min(room, 12), whole);
    if (axis.stops && widest(axis.stops.map(stop => stop[1])) * axis.stops.length < (right - left) * 2) {
      let taken = -Infinity; // Numbers under the stops, as far as they fit.
      scale.ticks = axis.stops.map(([value, label]) => {
        const [from, to] = [-1, 1].map(side => scale.at(value) + side * (widthOf(label) / 2 + 5));
        const free = from >= taken;
        if (free) taken = to;
        return { value, minor: !free, label: free ? label : "" };
      });
    }
    const parts = [line(left, crisp(bottom), right, crisp(bottom), "rule")];
    scale.ticks.forEach(tick => {
      const x = scale.at(tick.value);
      if (tick.label && top !== undefined) parts.push(line(crisp(x), top, crisp(x), bottom, "grid"));
      parts.push(line(crisp(x), bottom, crisp(x), bottom + (tick.minor ? 3 : 5), "rule"));
      if (tick.label) parts.push(write(inside(x, tick.label, right + MARGIN), bottom + 19, tick.label, "tick", "middle"));
    });
    const title = shorten(named(axis), right + MARGIN);
    parts.push(write(inside((left + right) / 2, title, right + MARGIN), bottom + 39, title, "title", "middle"));
    return { ...scale, parts };
  };

  /* ---- The kinds of chart: their drawing, and the text at each stop of the cursor ---- */

  const extentOf = (axis, values) => {
    let [least, greatest] = [Infinity, -Infinity];
    for (const value of values) {
      if (value !== null && (axis.scale !== "log" || value > 0)) {
        least = Math.min(least, value);
        greatest = Math.max(greatest, value);
      }
    }
    if (least > greatest) return axis.scale === "log" ? [1, 10] : [0, 1];
    return [least, greatest];
  };
  const withZero = (axis, [least, greatest]) =>
    (axis.scale === "log" ? [least, greatest] : [Math.min(0, least), Math.max(0, greatest)]);

  /** The index of the last element not beyond x in a list that ascends by `of`; -1 if all are beyond. */
  const lastUpTo = (list, x, of) => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (of(list[middle]) <= x) low = middle + 1; else high = middle;
    }
    return low - 1;
  };

  /** Whether the horizontal axis can be zoomed. */
  const canZoom = chart => ["line", "heat"].includes(chart.kind) && chart.x.scale !== "log" && !chart.x.stops;

  /** The visible part of a line in a range of x: its points there, and one more on each side. */
  const cut = (each, range) => {
    if (!range) return each;
    const from = Math.max(0, lastUpTo(each.points, range[0], point => point[0]));
    const to = lastUpTo(each.points, range[1], point => point[0]) + 2;
    return {
      ...each,
      points: each.points.slice(from, to),
      band: each.band && each.band.slice(from, to),
      before: from ? null : each.before,
      until: to < each.points.length ? null : each.until,
    };
  };

  let clips = 0; // number of clip paths so far

  const lineChart = (chart, width, hidden, range) => {
    const extentOfAll = extentOf(chart.x, chart.lines.flatMap(each => [...each.points.map(point => point[0]), each.until]));
    const lines = chart.lines.map((each, index) => cut({ ...each, index }, range));
    const shown = lines.filter(each => !hidden.has(each.index));
    const measured = shown.length ? shown : lines;
    const [top, right, bottom] = [28, width - MARGIN, Math.max(240, Math.min(340, width * 0.42)) - 48];
    const values = withZero(chart.y, extentOf(chart.y, measured.flatMap(each => each.points.map(point => point[1]))));
    const banded = shown.length <= BANDS;
    // A band may widen the axis by half at most, so that lines stay legible; an axis of values above zero begins at zero.
    const highest = extentOf(chart.y, banded ? measured.flatMap(each => (each.band || []).map(range => range && range[1])) : []);
    if (highest[1] > values[1] && values[1] > 0) {
      values[1] = Math.min(highest[1], chart.y.scale === "log" ? values[1] * 10 : values[1] + (values[1] - values[0]) / 2);
    }
    const y = standingAxis(chart.y, values, top, bottom, right);
    const x = lyingAxis(chart.x, range || extentOf(chart.x,
      measured.flatMap(each => [...each.points.map(point => point[0]), each.until])), y.left, right, bottom,
      chart.x.scale === "log" ? { top } : {});
    const drawable = point => point[1] !== null
      && (chart.x.scale !== "log" || point[0] > 0) && (chart.y.scale !== "log" || point[1] > 0);

    /** Unbroken stretches of a line, each a path with the x where it begins. */
    const stretches = each => {
      const list = [];
      let current = null;
      each.points.forEach((point, i) => {
        const [atX, atY] = [px(x.at(point[0])), px(y.at(point[1]))];
        if (!drawable(point)) {
          if (current && chart.steps) current.d += `H${atX}`;
          current = null;
        } else if (current) {
          current.d += chart.steps ? `H${atX}V${atY}` : `L${atX} ${atY}`;
        } else {
          const rise = i === 0 && each.before !== null;
          // The empty stroke draws an isolated point as a dot.
          current = { from: atX, d: rise ? `M${atX} ${px(y.at(each.before))}V${atY}` : `M${atX} ${atY}h0` };
          list.push(current);
        }
      });
      if (current && chart.steps && each.until !== null) current.d += `H${px(x.at(each.until))}`;
      return list;
    };
    const within = value => px(Math.max(top, Math.min(bottom, y.at(value))));
    /** Around each unbroken stretch that has a band: along its upper edge and back along the lower. */
    const bandOf = each => {
      let path = "";
      let [upper, lower] = [[], []];
      const close = () => {
        if (upper.length) path += `M${upper.join("L")}L${lower.reverse().join("L")}Z`;
        [upper, lower] = [[], []];
      };
      each.points.forEach((point, i) => {
        if (!drawable(point) || !each.band[i]) return close();
        upper.push(`${px(x.at(point[0]))} ${within(each.band[i][1])}`);
        lower.push(`${px(x.at(point[0]))} ${within(each.band[i][0])}`);
      });
      close();
      return path;
    };
    const shapes = shown.map(each => {
      const group = node("g", { class: colour(each.index) });
      const d = banded && each.band && each.band.length ? bandOf(each) : "";
      if (d) group.append(node("path", { class: "around", d }));
      const list = stretches(each);
      if (chart.lines.length === 1 && !d) {
        group.append(node("path", { class: "area", d: list.map(part => `${part.d}V${px(bottom)}H${part.from}Z`).join("") }));
      }
      group.append(node("path", { class: "line shape", d: list.map(part => part.d).join(""),
        "stroke-dasharray": dash(each.index) || "none" }));
      const dots = points => points.filter(drawable).map(point => [x.at(point[0]), y.at(point[1])]);
      if (chart.dots || (!chart.steps && each.points.length <= FEW)) group.append(dotsOf(dots(each.points)));
      const doubtful = each.firm ? dots(each.points.filter((_, k) => !each.firm[k])) : [];
      if (doubtful.length) group.append(dotsOf(doubtful, "shape"), dotsOf(doubtful, "hollow"));
      return group;
    });
    const marks = hidden.has(0) || range ? [] : markNodes(chart.marks, x, y, bottom, right + MARGIN);
    const stops = [...new Set(shown.flatMap(each => each.points.filter(drawable).map(point => point[0])))]
      .filter(stop => !range || (stop >= range[0] && stop <= range[1])).sort((a, b) => a - b);
    const plot = { left: y.left, right, top, bottom };
    const readAt = (each, at) => {
      const k = lastUpTo(each.points, at, candidate => candidate[0]);
      if (k < 0) return { value: each.before };
      const point = each.points[k];
      return chart.steps || point[0] === at ? { value: point[1], interval: each.band && each.band[k] } : { value: null };
    };
    return {
      height: bottom + 48,
      parts: [...y.parts, ...x.parts, ...(range ? [clipped(shapes, plot)] : shapes), ...marks],
      stops: stops.map(x.at),
      values: stops,
      extent: extentOfAll,
      plot,
      of: x.of,
      read: k => ({
        title: `${chart.x.stops ? `${chart.x.name} ` : ""}${stopText(stops[k], chart.x)}`,
        rows: shown.map(each => ({ ...each, ...readAt(each, stops[k]) })).filter(row => row.value !== null)
          .map(row => ({ index: row.index, name: chart.lines.length > 1 ? row.name : chart.y.name,
            text: withInterval(row.value, row.interval, chart.y), x: x.at(stops[k]), y: y.at(row.value) })),
        guide: line(crisp(x.at(stops[k])), top, crisp(x.at(stops[k])), bottom, "guide"),
        x: x.at(stops[k]), y: top,
      }),
    };
  };

  /** Cells in the colour of their count: RAMP steps of equal ratio from 1 to the largest count, with a key below the axis. */
  const heatChart = (chart, width, hidden, range) => {
    const wide = chart.columnWidth;
    const columns = chart.cells.at(-1)[0] + 1;
    const extent = [0, columns * wide];
    const seen = chart.cells.filter(([column]) => !range || ((column + 1) * wide > range[0] && column * wide < range[1]));
    const shown = seen.length ? seen : chart.cells;
    const [top, right, bottom] = [28, width - MARGIN, Math.max(240, Math.min(340, width * 0.42)) - 48];
    const y = standingAxis(chart.y, extentOf(chart.y, shown.flatMap(([, low, high]) => [low, high])), top, bottom, right);
    const x = lyingAxis(chart.x, range || extent, y.left, right, bottom);
    const plot = { left: y.left, right, top, bottom };
    const most = Math.max(...chart.cells.map(cell => cell[3]));
    const steps = [...new Set(Array.from({ length: RAMP }, (_, k) => Math.ceil(most ** (k / RAMP) - NEARLY)))];
    const shadeOf = count => lastUpTo(steps, count, least => least);
    const ramp = k => `heat r${steps.length > 1 ? 1 + Math.round(k * (RAMP - 1) / (steps.length - 1)) : RAMP}`;
    const paths = steps.map(() => "");
    shown.forEach(([column, low, high, count]) => {
      const [left, head] = [px(x.at(column * wide)), px(y.at(high))];
      paths[shadeOf(count)] += `M${left} ${head}H${px(x.at((column + 1) * wide))}V${px(y.at(low))}H${left}Z`;
    });
    const shapes = paths.map((d, k) => ({ d, k })).filter(({ d }) => d)
      .map(({ d, k }) => node("path", { d, class: `${ramp(k)} shape` }));
    const key = [write(y.left, bottom + 66, chart.things, "title")];
    const keyLeft = y.left + widthOf(chart.things) + 12;
    const each = Math.min(56, (right - keyLeft) / steps.length);
    steps.forEach((least, k) => key.push(
      node("rect", { x: keyLeft + k * each, y: bottom + 56, width: each, height: 12, class: ramp(k) }),
      write(keyLeft + k * each + 2, bottom + 82, number(least), "tick")));
    const byColumn = new Map();
    shown.forEach(cell => byColumn.set(cell[0], [...(byColumn.get(cell[0]) || []), cell]));
    const read = [...byColumn.keys()].sort((a, b) => a - b);
    const within = value => Math.max(plot.left, Math.min(plot.right, x.at(value)));
    const span = (low, high) => `${number(low)} to ${withUnit(high, chart.y)}`;
    return {
      height: bottom + 88,
      parts: [...y.parts, ...x.parts, clipped(shapes, plot), ...key],
      stops: read.map(column => (within(column * wide) + within((column + 1) * wide)) / 2),
      values: read.map(column => Number((column * wide).toPrecision(12))),
      extent,
      plot,
      of: x.of,
      read: k => {
        const cells = byColumn.get(read[k]);
        const most = cells.reduce((a, b) => (b[3] > a[3] ? b : a));
        const [from, to] = [within(read[k] * wide), within((read[k] + 1) * wide)];
        return {
          title: withUnit(Number((read[k] * wide).toPrecision(12)), chart.x),
          rows: [{ name: chart.things, text: number(cells.reduce((sum, cell) => sum + cell[3], 0)) },
            { name: "least", text: span(cells[0][1], cells[0][2]) },
            { name: "most often", text: `${span(most[1], most[2])} (${number(most[3])})` },
            { name: "greatest", text: span(cells.at(-1)[1], cells.at(-1)[2]) }],
          guide: node("rect", { x: from, y: top, width: to - from, height: bottom - top, class: "column" }),
          x: to, y: top,
        };
      },
    };
  };

  const clipped = (shapes, plot) => {
    const id = `clip${++clips}`;
    const clip = node("clipPath", { id });
    clip.append(node("rect", { x: plot.left, y: plot.top - 2, width: plot.right - plot.left, height: plot.bottom - plot.top + 2 }));
    const group = node("g", { "clip-path": `url(#${id})` });
    group.append(clip, ...shapes);
    return group;
  };

  /** Points of note, each on a line down to the axis; a name that would touch another moves down, one without room to the left. */
  const markNodes = (marks, x, y, bottom, most) => {
    const taken = [];
    return marks.flatMap(mark => {
      const [atX, atY] = [x.at(mark.x), y.at(mark.y)];
      const room = widthOf(mark.label) + 2;
      const left = Math.min(atX + 5, most - room);
      const box = { left, right: left + room, y: atY + 20 };
      const touches = other => box.left < other.right && box.right > other.left && Math.abs(box.y - other.y) < TYPE + 3;
      while (taken.some(touches) && box.y < bottom - TYPE) box.y += TYPE + 4;
      taken.push(box);
      return [line(crisp(atX), atY, crisp(atX), bottom, "drop"), node("circle", { cx: atX, cy: atY, r: 4, class: "s1 dot" }),
        write(box.left, box.y, mark.label, "mark")];
    });
  };

  const barChart = (chart, width) => {
    const room = (width - 80) / chart.categories.length;
    const tilted = widest(chart.categories) > room - 6;
    const [top, right, bottom] = [34, width - 4, Math.max(240, Math.min(300, width * 0.42)) - 48];
    const y = standingAxis(chart.y, withZero(chart.y, extentOf(chart.y, chart.values)), top, bottom, right);
    const band = (right - y.left) / chart.categories.length;
    const thick = Math.min(56, band * 0.78);
    const centre = k => y.left + (k + 0.5) * band;
    // A tilted name extends down to the left: as far as the edge, and at most LABEL.
    const names = chart.categories.map((name, k) => (tilted ? shorten(name, Math.min(LABEL, (centre(k) - 4) / Math.SQRT1_2)) : name));
    const below = tilted ? Math.ceil(widest(names) * Math.SQRT1_2) + 22 : 28;
    const text = together(chart.values.filter(value => value !== null));
    const parts = [];
    names.forEach((name, k) => {
      const value = chart.values[k];
      if (value !== null) {
        const [head, foot] = [y.at(Math.max(0, value)), y.at(Math.min(0, value))];
        parts.push(node("rect", { x: centre(k) - thick / 2, y: head, width: thick, height: foot - head, class: "s1 bar shape" }));
        if (widthOf(text(value)) < band - 6) {
          parts.push(write(centre(k), value < 0 ? foot + TYPE + 3 : head - 6, text(value), "value", "middle"));
        }
      }
      const label = tilted ? write(centre(k) + 4, bottom + 14, name, "tick", "end")
        : write(centre(k), bottom + 19, name, "tick", "middle");
      if (tilted) label.setAttribute("transform", `rotate(-45 ${px(centre(k) + 4)} ${px(bottom + 14)})`);
      parts.push(label);
    });
    return {
      height: bottom + below + 18,
      parts: [...y.parts, ...parts, line(y.left, crisp(y.at(0)), right, crisp(y.at(0)), "rule"),
        write((y.left + right) / 2, bottom + below + 10, shorten(chart.category, right - y.left), "title", "middle")],
      stops: chart.categories.map((_, k) => centre(k)),
      read: k => ({
        title: chart.categories[k],
        rows: [{ index: 0, name: chart.y.name, text: withUnit(chart.values[k], chart.y) }],
        guide: node("rect", { x: centre(k) - band / 2, y: top, width: band, height: bottom - top, class: "band" }),
        x: centre(k) + band / 2, y: top,
      }),
    };
  };

  const stackedChart = (chart, width, hidden) => {
    const shown = chart.parts.map((part, index) => ({ ...part, index })).filter(part => !hidden.has(part.index));
    const totals = chart.categories.map((_, k) => shown.reduce((sum, part) => sum + (part.values[k] || 0), 0));
    const text = together(totals);
    const sumText = total => (chart.x.unit ? `${text(total)} ${chart.x.unit}` : text(total));
    const above = widest(chart.categories) > width * 0.25; // No room at the left: names are above their bars.
    const [row, thick] = above ? [46, 22] : [34, 24];
    const left = above ? 5 : Math.ceil(widest(chart.categories)) + 12;
    const right = width - Math.ceil(Math.max(...totals.map(total => widthOf(sumText(total), 600)))) - 10;
    const bottom = 4 + row * chart.categories.length;
    const x = lyingAxis(chart.x, [0, Math.max(...totals) || 1], left, right, bottom, { top: 0 });
    const topOf = k => 4 + row * k + (above ? row - thick - 4 : (row - thick) / 2);
    const parts = [];
    chart.categories.forEach((name, k) => {
      const base = topOf(k) + thick / 2 + 4;
      parts.push(above ? write(left, topOf(k) - 5, name, "category") : write(left - 10, base, name, "category", "end"));
      let sum = 0;
      shown.forEach(part => {
        const value = part.values[k] || 0;
        const [from, to] = [x.at(sum), x.at(sum + value)];
        sum += value;
        if (!(to > from)) return;
        const group = node("g", { class: colour(part.index) });
        group.append(node("rect", { x: from, y: topOf(k), width: to - from, height: thick, class: "bar shape parted" }));
        if (widthOf(text(value)) + 10 <= to - from) group.append(write((from + to) / 2, base, text(value), "inside", "middle"));
        parts.push(group);
      });
      parts.push(write(x.at(sum) + 6, base, sumText(sum), "total"));
    });
    return {
      height: bottom + 48,
      parts: [...x.parts, ...parts],
      lying: true,
      stops: chart.categories.map((_, k) => topOf(k) + thick / 2),
      read: k => ({
        title: `${chart.categories[k]}: ${sumText(totals[k])}`,
        rows: shown.map(part => ({ index: part.index, name: part.name, text: withUnit(part.values[k], chart.x) })),
        guide: node("rect", { x: 0, y: topOf(k) - 5, width, height: thick + 10, class: "band" }),
        x: (left + right) / 2, y: topOf(k) + thick + 6,
      }),
    };
  };

  /** A row for each category, and in it for each series a dot on its interval; hollow if it is not significant. */
  const intervalChart = (chart, width, hidden) => {
    const shown = chart.series.map((each, index) => ({ ...each, index })).filter(each => !hidden.has(each.index));
    const measured = shown.length ? shown : chart.series;
    const above = widest(chart.categories) > width * 0.4; // No room at the left: names are above their rows.
    const apart = Math.min(14, Math.max(3, 120 / (shown.length || 1)));
    const thick = Math.max(28, apart * shown.length + 10);
    const row = thick + (above ? 18 : 0);
    const left = above ? 8 : Math.ceil(widest(chart.categories)) + 16;
    const [right, top] = [width - MARGIN, 4];
    const bottom = top + row * chart.categories.length;
    const values = extentOf(chart.x, measured.flatMap(each => each.values));
    const ends = extentOf(chart.x, measured.flatMap(each => each.values.flatMap((value, k) =>
      (value !== null && each.band[k] || [value]))));
    // As with bands: an interval may widen the axis by half on each side and is cut beyond that.
    const room = values[1] - values[0] || Math.abs(values[1]) || 1;
    const extent = chart.x.scale === "log" ? values : withZero(chart.x,
      [Math.max(ends[0], values[0] - room / 2), Math.min(ends[1], values[1] + room / 2)]);
    if (chart.x.scale !== "log" && values[0] >= 0) extent[0] = 0;
    const x = lyingAxis(chart.x, extent, left, right, bottom, { top, whole: true });
    const topOf = k => top + row * k + (above ? 18 : 0);
    const middle = (k, order) => topOf(k) + thick / 2 + (order - (shown.length - 1) / 2) * apart;
    const drawable = value => value !== null && (chart.x.scale !== "log" || value > 0);
    const within = value => px(Math.max(left, Math.min(right, x.at(value))));
    // The head of an arrow at the end of an interval that is cut.
    const tip = (at, y, back) => `M${px(at + back)} ${px(y - 4)}L${px(at)} ${px(y)}L${px(at + back)} ${px(y + 4)}`;
    const parts = [];
    chart.categories.forEach((name, k) => {
      if (k) parts.push(line(0, crisp(top + row * k), right, crisp(top + row * k), "grid"));
      parts.push(above ? write(0, topOf(k) - 2, shorten(name, right), "category") : write(left - 14, topOf(k) + thick / 2 + 4, name, "category", "end"));
    });
    if (chart.x.scale !== "log" && x.ticks.some(tick => tick.value === 0)) {
      parts.push(line(crisp(x.at(0)), top, crisp(x.at(0)), bottom, "zero"));
    }
    shown.forEach((each, order) => {
      const group = node("g", { class: colour(each.index) });
      const at = chart.categories.map((_, k) => k).filter(k => drawable(each.values[k]));
      group.append(node("path", { class: "line", d: at.filter(k => each.band[k]).map(k =>
        `M${within(each.band[k][0])} ${px(middle(k, order))}H${within(each.band[k][1])}`).join("") }));
      const tips = at.filter(k => each.band[k]).flatMap(k => [
        x.at(each.band[k][0]) < left - 1 ? tip(left, middle(k, order), 5) : "",
        x.at(each.band[k][1]) > right + 1 ? tip(right, middle(k, order), -5) : ""]).join("");
      if (tips) group.append(node("path", { class: "line tips", d: tips }));
      const place = k => [x.at(each.values[k]), middle(k, order)];
      group.append(dotsOf(at.map(place), "shape"), dotsOf(at.filter(k => !each.firm[k]).map(place), "hollow"));
      parts.push(group);
    });
    const rows = k => shown.filter(each => each.values[k] !== null).map(each => ({ index: each.index,
      name: chart.series.length > 1 ? each.name : chart.x.name,
      text: withInterval(each.values[k], each.band[k], chart.x) }));
    return {
      height: bottom + 48,
      parts: [...x.parts, ...parts],
      lying: true,
      stops: chart.categories.map((_, k) => topOf(k) + thick / 2),
      read: k => ({
        title: chart.categories[k],
        rows: rows(k),
        guide: node("rect", { x: 0, y: top + row * k, width, height: row, class: "band" }),
        x: (left + right) / 2, y: topOf(k) + thick + 6,
      }),
    };
  };

  /** Points as one path of round dots. */
  const dotsOf = (points, kind = "") =>
    node("path", { class: `dots ${kind}`, d: points.map(([x, y]) => `M${px(x)} ${px(y)}h0`).join("") });

  /** A vertical axis for each dimension and a line for each row, in the colour of its value. */
  const parallelChart = (chart, width) => {
    const spots = chart.axes.map((axis, i) => ({ axis, i }));
    const [top, bottom] = [48, Math.max(300, Math.min(400, width * 0.42))];
    const scales = spots.map(({ axis, i }) => {
      if (!axis.labels) return scaleOf(axis, extentOf(axis, chart.rows.map(row => row[i])), [bottom, top], 7, true);
      const last = axis.labels.length - 1;
      const every = Math.ceil(axis.labels.length / Math.floor((bottom - top) / 16));
      const spread = Math.min(36, 0.7 * (bottom - top) / (last + 1));
      const [foot, head] = [bottom - spread / 2, top + spread / 2];
      return {
        spread,
        at: k => (last ? foot - k / last * (foot - head) : (foot + head) / 2),
        ticks: axis.labels.map((label, value) => ({ value, label: value % every ? "" : label })),
      };
    });
    const rightmost = widest(scales.at(-1).ticks.map(tick => tick.label)) + 12;
    const [left, right] = [8, Math.max(width * 0.6, width - Math.min(rightmost, width * 0.25))];
    const across = (right - left) / (spots.length - 1);
    const at = i => left + i * across;
    const complete = chart.rows.filter(row => row.every((value, i) =>
      value !== null && (chart.axes[i].scale !== "log" || value > 0)));
    const sorted = [...complete].sort((a, b) => a[chart.colour] - b[chart.colour]);
    const shade = k => Math.floor(k / sorted.length * RAMP); // By rank, so that one extreme value does not make all others look alike.
    // Lines with the same value are side by side there, in their order; otherwise all but the last would be hidden.
    const height = (k, i) => scales[i].at(sorted[k][i]) - (scales[i].spread || 0) * (sorted.length > 1 ? k / (sorted.length - 1) - 0.5 : 0);
    const path = k => chart.axes.map((_, i) => `${i ? "L" : "M"}${px(at(i))} ${px(height(k, i))}`).join("");
    const shades = Array.from({ length: RAMP }, () => "");
    sorted.forEach((_, k) => { shades[shade(k)] += path(k); });
    const parts = shades.map((d, k) => ({ d, k })).filter(({ d }) => d)
      .map(({ d, k }) => node("path", { d, class: `ramp r${k + 1} shape` }));
    spots.forEach(({ axis, i }) => {
      const end = i === spots.length - 1;
      parts.push(line(crisp(at(i)), top, crisp(at(i)), bottom, "pole"));
      scales[i].ticks.filter(tick => tick.label).forEach(tick => {
        const y = scales[i].at(tick.value);
        parts.push(line(at(i), crisp(y), at(i) + 4, crisp(y), "pole"),
          write(at(i) + 8, y + 4, shorten(tick.label, end ? width - right - 8 : across - 14), "tick mark"));
      });
      // Names alternate between two rows, so that each has the width of two.
      const title = write(end ? width : at(i), i % 2 ? TYPE + 18 : TYPE, shorten(named(axis), i && !end ? 2 * across - 12 : 1.8 * across),
        "title", end ? "end" : i ? "middle" : "start");
      parts.push(title);
    });
    const text = (value, axis) => (axis.labels ? axis.labels[value] : withUnit(value, axis));
    return {
      height: bottom + 14,
      parts,
      stops: sorted.map((_, k) => k),
      nearest: (x, y) => {
        const i = Math.max(0, Math.min(spots.length - 2, Math.floor((x - left) / across)));
        const part = Math.max(0, Math.min(1, (x - at(i)) / across));
        const gap = k => Math.abs(height(k, i) * (1 - part) + height(k, i + 1) * part - y);
        let best = 0;
        sorted.forEach((_, k) => { if (gap(k) < gap(best)) best = k; });
        return best;
      },
      read: k => ({
        title: `${number(k + 1)} of ${number(sorted.length)}`,
        rows: chart.axes.map((axis, i) => ({ name: axis.name, text: text(sorted[k][i], axis) })),
        guide: [node("path", { d: path(k), class: "chosen-edge" }), node("path", { d: path(k), class: `chosen r${shade(k) + 1}` })],
        all: true,
        x: left, y: bottom + 10, // Below the lines, so that it hides none.
      }),
    };
  };

  const KINDS = { line: lineChart, heat: heatChart, bar: barChart, stacked: stackedChart, interval: intervalChart, parallel: parallelChart };
  /** Kinds whose overlay is in front of the drawing. */
  const OVER = new Set(["line", "heat", "parallel"]);

  /* ---- An element that shows one chart at a time ---- */

  const html = (name, attributes, ...content) => {
    const element = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    element.append(...content);
    return element;
  };
  const keyOf = (kind, index) => {
    const isLine = kind === "line";
    const box = node("svg", { class: `key ${colour(index)}`, viewBox: `0 0 ${isLine ? 24 : 12} 12`, width: isLine ? 24 : 12, height: 12, "aria-hidden": "true" });
    if (kind === "interval") box.append(dotsOf([[6, 6]]));
    else box.append(isLine ? node("path", { d: "M1 6H23", class: "line", "stroke-dasharray": dash(index) || "none" })
      : node("rect", { x: 0, y: 0, width: 12, height: 12, rx: 2, class: "bar" }));
    return box;
  };

  /**
   * Prepares an element for charts. Returns show(chart, title, range, hidden), with a range of the horizontal axis or null for all of
   * it, and the names of lines, parts or series that are not shown; resize(width), without width: as wide as the element; read(value),
   * to show the cursor at a value of the horizontal axis, or nothing for null; and listen({range, read, hide}), whose functions receive what
   * the user does: the selected range, or null for all, the value of the horizontal axis at the cursor, or null, and the names that are
   * hidden.
   */
  const place = element => {
    const svg = node("svg", { role: "img", tabindex: "0" });
    const tip = html("div", { class: "tip", role: "status", hidden: "" });
    const whole = html("button", { type: "button", class: "whole", hidden: "" }, "Show all");
    const canvas = html("div", { class: "canvas" }, svg, tip, whole);
    const overlay = node("g", { class: "overlay" });
    let [chart, title, drawing, drawnWidth, fixedWidth, stop, hidden] = [null, "", null, 0, 0, -1, new Set()];
    let range = null;
    let pressed = null; // where the pointer went down, in pixels from the left
    let told = { range: () => {}, read: () => {}, hide: () => {} };

    const key = index => keyOf(chart.kind, index);
    const draw = () => {
      drawnWidth = fixedWidth || canvas.clientWidth;
      if (!chart || !drawnWidth) return;
      drawing = KINDS[chart.kind](chart, drawnWidth, hidden, range);
      whole.hidden = !range;
      const { height } = drawing;
      Object.entries({ width: drawnWidth, height: Math.ceil(height), viewBox: `0 0 ${drawnWidth} ${Math.ceil(height)}`,
        "aria-label": `${title} ${chart.description}` }).forEach(([name, value]) => svg.setAttribute(name, value));
      svg.replaceChildren(node("title", {}, title), node("desc", {}, chart.description),
        ...(OVER.has(chart.kind) ? [...drawing.parts, overlay] : [overlay, ...drawing.parts]));
      leave();
    };
    const leave = () => {
      stop = -1;
      tip.hidden = true;
      svg.classList.remove("reading");
      overlay.replaceChildren();
    };
    const go = (to, pointerY) => {
      if (!drawing || !drawing.stops.length) return;
      stop = Math.max(0, Math.min(drawing.stops.length - 1, to));
      const seen = drawing.read(stop);
      let rows = seen.rows;
      if (rows.length > ROWS && !seen.all) {
        const near = pointerY === undefined ? rows
          : [...rows].sort((a, b) => Math.abs(a.y - pointerY) - Math.abs(b.y - pointerY));
        rows = near.slice(0, ROWS).sort((a, b) => a.index - b.index);
      }
      svg.classList.add("reading");
      overlay.replaceChildren(...[seen.guide].flat(), ...rows.filter(row => row.y !== undefined).map(row =>
        node("circle", { cx: row.x, cy: row.y, r: 4, class: `${colour(row.index)} dot` })));
      tip.replaceChildren(html("b", {}, seen.title), ...rows.map(row =>
        html("span", {}, ...(row.index === undefined ? [] : [key(row.index)]), html("span", {}, row.name), html("b", {}, row.text))));
      if (seen.rows.length > rows.length) tip.append(html("i", {}, `and ${seen.rows.length - rows.length} more`));
      tip.hidden = false;
      const right = seen.x + 14 + tip.offsetWidth > drawnWidth;
      tip.style.left = `${Math.max(0, right ? seen.x - 14 - tip.offsetWidth : seen.x + 14)}px`;
      tip.style.top = `${seen.y}px`;
    };
    const nearest = at => {
      const { stops } = drawing;
      const k = lastUpTo(stops, at, place => place);
      return k + 1 < stops.length && (k < 0 || stops[k + 1] - at < at - stops[k]) ? k + 1 : k;
    };
    const point = event => {
      if (!drawing) return;
      const box = svg.getBoundingClientRect();
      const [atX, atY] = [event.clientX - box.left, event.clientY - box.top];
      go(drawing.nearest ? drawing.nearest(atX, atY) : nearest(drawing.lying ? atY : atX), atY);
    };
    const tell = () => told.read(stop < 0 || !drawing.values ? null : drawing.values[stop]);
    const within = pixel => Math.max(drawing.plot.left, Math.min(drawing.plot.right, pixel));
    const leftOf = event => event.clientX - svg.getBoundingClientRect().left;
    /** From the place where the pointer went down to its present place, in pixels; null as long as that may be a click. */
    const dragged = event => {
      if (pressed === null) return null;
      const ends = [within(pressed), within(leftOf(event))].sort((a, b) => a - b);
      return ends[1] - ends[0] < DRAG ? null : ends;
    };
    /** A range around a value, longer than the visible one by a factor; null if that is the whole axis. */
    const scaled = (value, factor) => {
      const [least, greatest] = drawing.extent;
      const [from, to] = range || drawing.extent;
      const next = [Math.max(least, value - (value - from) * factor), Math.min(greatest, value + (to - value) * factor)];
      return next[1] - next[0] >= (greatest - least) * (1 - NEARLY) || !(next[1] > next[0]) ? null : next;
    };
    canvas.addEventListener("pointermove", event => {
      const ends = drawing && dragged(event);
      if (!ends) {
        point(event);
        if (drawing) tell();
        return;
      }
      leave();
      overlay.replaceChildren(node("rect", { x: ends[0], y: drawing.plot.top, width: ends[1] - ends[0],
        height: drawing.plot.bottom - drawing.plot.top, class: "band" }));
    });
    canvas.addEventListener("pointerdown", event => {
      point(event);
      pressed = drawing && canZoom(chart) && event.button === 0 && event.target !== whole ? leftOf(event) : null;
    });
    canvas.addEventListener("pointerup", event => {
      const ends = drawing && dragged(event);
      pressed = null;
      if (ends) told.range(ends.map(drawing.of));
    });
    canvas.addEventListener("dblclick", () => { if (range) told.range(null); });
    whole.addEventListener("click", () => told.range(null));
    canvas.addEventListener("pointerleave", () => {
      pressed = null;
      leave();
      told.read(null);
    });
    svg.addEventListener("focus", () => { if (stop < 0) go(0); });
    svg.addEventListener("blur", leave);
    svg.addEventListener("keydown", event => {
      const far = event.shiftKey ? 10 : 1;
      const to = { ArrowRight: stop + far, ArrowDown: stop + far, ArrowLeft: stop - far, ArrowUp: stop - far,
        Home: 0, End: Infinity }[event.key];
      if (event.key === "Escape") leave();
      const factor = { "+": 0.5, "=": 0.5, "-": 2, 0: Infinity }[event.key];
      if (factor && stop >= 0 && canZoom(chart) && !event.ctrlKey && !event.metaKey) {
        const at = drawing.values[stop];
        told.range(factor === Infinity ? null : scaled(at, factor));
        go(drawing.values.indexOf(at));
      }
      if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      go(to);
      tell();
    });

    const partsOf = each => each.lines || each.parts || each.series || [];
    const legend = () => {
      const parts = partsOf(chart);
      if (parts.length < 2) return [];
      const buttons = parts.map((part, index) => html("button", { type: "button", title: "Show or hide; with Shift: only this one" },
        key(index), part.name));
      const mark = () => buttons.forEach((button, index) => button.setAttribute("aria-pressed", String(!hidden.has(index))));
      buttons.forEach((button, index) => button.addEventListener("click", event => {
        const others = parts.map((_, other) => other).filter(other => other !== index);
        if (event.shiftKey) hidden = new Set(hidden.size === others.length && !hidden.has(index) ? [] : others);
        else if (!hidden.delete(index)) hidden.add(index);
        mark();
        draw();
        told.hide(parts.filter((_, each) => hidden.has(each)).map(part => part.name));
      }));
      mark();
      return [html("ul", { class: "legend", "aria-label": "Shown in the chart" }, ...buttons.map(button => html("li", {}, button)))];
    };

    new ResizeObserver(() => { if (!fixedWidth && canvas.clientWidth !== drawnWidth) draw(); }).observe(element);
    return {
      show: (next, itsTitle, itsRange = null, itsHidden = []) => {
        const named = partsOf(next).map((part, index) => (itsHidden.includes(part.name) ? index : -1)).filter(index => index >= 0);
        hidden = new Set(named.length > 0 && partsOf(next).length > 1 ? named : []);
        [chart, title, range] = [next, itsTitle, canZoom(next) ? itsRange : null];
        element.replaceChildren(...legend(), canvas);
        draw();
      },
      resize: width => {
        fixedWidth = width || 0;
        draw();
      },
      read: value => {
        if (!drawing || !drawing.values) return;
        if (value === null) leave(); else go(nearest(drawing.stops[lastUpTo(drawing.values, value, at => at)] ?? drawing.plot.left));
      },
      listen: functions => { told = functions; },
    };
  };

  return { place, number, withUnit, named, canZoom };
})();
