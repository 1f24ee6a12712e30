"use strict";
/*
 * The charts of a sweep, made from its points for the user's selection. The data holds axes
 * {path, name, values, numbers?, scale?} and metrics {component, class, name, unit, stat, mean, half}; mean and half have an
 * element for each point; `at` has for each point the index of its value on each axis, null where the axis does not apply;
 * `growing` lists the points whose queue was still growing.
 */
(() => {
  const { axes, at, metrics, growing } = JSON.parse(document.getElementById("sweep-data").textContent);
  const overloaded = new Set(growing);
  metrics.forEach(each => { each.label = `${each.component} · ${each.name}`; });
  const distinct = values => [...new Set(values)];
  const every = at.map((_, point) => point);
  const NONE = -1; // as an axis: no series

  /* ---- The selection; an axis by its number ---- */

  const mostValues = list => list.reduce((best, axis) => (axes[axis].values.length > axes[best].values.length ? axis : best), list[0]);
  const defaults = () => {
    const all = axes.map((_, axis) => axis).filter(axis => axes[axis].values.length > 1);
    const numeric = all.filter(axis => axes[axis].numbers && axes[axis].values.length > 2);
    const x = mostValues(numeric.length ? numeric : all.length ? all : [0]);
    // Not an axis that is zipped with x: each of its lines would be a point.
    const others = all.filter(axis => axis !== x && distinct(at.map(row => row[axis])).some(value =>
      distinct(at.filter(row => row[axis] === value).map(row => row[x])).length > 1));
    const legible = others.filter(axis => axes[axis].values.length <= 12);
    return { x, series: (legible.length ? legible : others).find(axis => !axes[axis].numbers) ?? legible[0] ?? others[0] ?? NONE };
  };
  const picked = { ...defaults(), label: metrics[0].label, class: metrics[0].class, stat: metrics[0].stat, scale: "linear", fixed: new Map() };

  const agree = metric => ["label", "class", "stat"].filter(key => metric[key] === picked[key]).length
    + (metric.label === picked.label ? 8 : 0) + (metric.class === picked.class ? 2 : 0);
  /** The selected metric, or the nearest to it if there is none such. */
  const metric = () => metrics.reduce((best, each) => (agree(each) > agree(best) ? each : best), metrics[0]);

  const valueOf = (axis, point) => (at[point][axis] === null ? "not set" : axes[axis].values[at[point][axis]]);

  /**
   * The points that are shown: those with the selected value on each axis that is neither x nor series. An axis whose value
   * follows from x and series, such as one that is zipped with them, selects nothing. Each fixed axis comes with its choices.
   */
  const selection = () => {
    let points = every;
    const fixed = [];
    axes.forEach((axis, i) => {
      if (i === picked.x || i === picked.series) return;
      const seen = new Map();
      const free = points.some(point => {
        const spot = `${at[point][picked.x]}/${at[point][picked.series]}`;
        const before = seen.get(spot);
        seen.set(spot, at[point][i]);
        return before !== undefined && before !== at[point][i];
      });
      if (!free) return;
      const choices = distinct(points.map(point => at[point][i])).sort((a, b) => a - b);
      const choice = choices.includes(picked.fixed.get(i)) ? picked.fixed.get(i) : choices[0];
      fixed.push({ axis: i, choices, choice });
      points = points.filter(point => at[point][i] === choice);
    });
    return { points, fixed };
  };

  /* ---- Selectors ---- */

  /** A labelled select; choices are [value, text]. */
  const select = (text, choices, value, pick, id = text) => {
    const label = document.createElement("label");
    label.className = "picker";
    const box = document.createElement("select");
    choices.forEach(([choice, name]) => box.add(new Option(name, String(choice), false, choice === value)));
    box.addEventListener("change", () => {
      pick(choices[box.selectedIndex][0]);
      update(id);
    });
    label.append(`${text} `, box);
    label.dataset.picker = id;
    return label;
  };

  const metricPickers = () => {
    const now = metric();
    const classes = distinct(metrics.filter(each => each.label === now.label).map(each => each.class));
    const stats = distinct(metrics.filter(each => each.label === now.label && each.class === now.class).map(each => each.stat));
    const same = list => list.map(each => [each, each]);
    return [
      select("Metric", same(distinct(metrics.map(each => each.label))), now.label, value => { picked.label = value; }),
      select("Class", same(classes), now.class, value => { picked.class = value; }),
      select("Statistic", same(stats), now.stat, value => { picked.stat = value; }),
      select("Scale", same(["linear", "logarithmic"]), picked.scale, value => { picked.scale = value; }),
    ];
  };
  const axisPickers = () => {
    const all = axes.map((axis, i) => [i, axis.name]);
    const parts = [select("Along", all, picked.x, value => {
      if (picked.series === value) picked.series = picked.x;
      picked.x = value;
    })];
    if (axes.length > 1) {
      parts.push(select("Series", [[NONE, "(no series)"], ...all.filter(([i]) => i !== picked.x)], picked.series,
        value => { picked.series = value; }));
    }
    selection().fixed.forEach(({ axis, choices, choice }) => parts.push(select(axes[axis].name,
      choices.map(value => [value, value === null ? "not set" : axes[axis].values[value]]), choice,
      value => { picked.fixed.set(axis, value); }, `at ${axes[axis].path}`)));
    return parts;
  };

  /* ---- Charts ---- */

  const wordsOf = each => [each.stat === "value" ? "" : each.stat, each.name].filter(Boolean).join(" ");
  const axisOf = each => ({ name: wordsOf(each), unit: each.unit, scale: picked.scale === "linear" ? "linear" : "log" });
  const intervalOf = (each, point) => (each.half[point] === null || each.mean[point] === null ? null
    : [each.mean[point] - each.half[point], each.mean[point] + each.half[point]]);

  const curves = () => {
    const chosen = metric();
    const { points, fixed } = selection();
    const x = axes[picked.x];
    const named = picked.series === NONE ? [[null, points]] : distinct(points.map(point => at[point][picked.series]))
      .sort((a, b) => a - b).map(value => [value, points.filter(point => at[point][picked.series] === value)]);
    const nameOf = members => (picked.series === NONE ? wordsOf(chosen) : `${valueOf(picked.series, members[0])}`);
    const where = fixed.map(({ axis, choice }) => `${axes[axis].name} = ${choice === null ? "not set" : axes[axis].values[choice]}`);
    const intervals = points.some(point => intervalOf(chosen, point));
    const description = `${wordsOf(chosen)} of ${chosen.component}, class ${chosen.class}, along ${x.name}`
      + (picked.series === NONE ? "" : `, a line for each ${axes[picked.series].name}`)
      + (where.length ? `, at ${where.join(", ")}` : "") + ". "
      + (!intervals ? "One run per point: no confidence intervals."
        : x.numbers ? named.length > 12 ? "95 % confidence intervals are in the table; bands are drawn for up to 12 lines." : "Bands are 95 % confidence intervals over the replications."
          : "Bars are 95 % confidence intervals over the replications.")
      + (points.some(point => overloaded.has(point)) ? " Hollow dots: the queue was still growing, so that the figure depends on the length of the run." : "");
    const capital = description[0].toUpperCase() + description.slice(1);
    if (x.numbers) {
      const lines = named.map(([, members]) => {
        const sorted = members.filter(point => at[point][picked.x] !== null)
          .sort((a, b) => x.numbers[at[a][picked.x]] - x.numbers[at[b][picked.x]]);
        return { name: nameOf(members), before: null, until: null,
          points: sorted.map(point => [x.numbers[at[point][picked.x]], chosen.mean[point]]), firm: sorted.map(point => !overloaded.has(point)),
          ...(intervals ? { band: sorted.map(point => intervalOf(chosen, point)) } : {}) };
      });
      const used = distinct(points.map(point => at[point][picked.x])).filter(value => value !== null).sort((a, b) => x.numbers[a] - x.numbers[b]);
      return { kind: "line", description: capital, steps: false, dots: true, lines, marks: [], y: axisOf(chosen),
        x: { name: x.name, unit: "", scale: x.scale, stops: used.map(value => [x.numbers[value], x.values[value]]) } };
    }
    const values = distinct(points.map(point => at[point][picked.x])).sort((a, b) => a - b);
    return { kind: "interval", description: capital, category: x.name, x: axisOf(chosen),
      categories: values.map(value => (value === null ? "not set" : x.values[value])),
      series: named.map(([, members]) => {
        const each = values.map(value => members.find(point => at[point][picked.x] === value));
        return { name: nameOf(members), values: each.map(point => (point === undefined ? null : chosen.mean[point])),
          band: each.map(point => (point === undefined ? null : intervalOf(chosen, point))), firm: each.map(point => !overloaded.has(point)) };
      }) };
  };

  const parallel = () => {
    const chosen = metric();
    const varied = axes.map((axis, i) => ({ axis, i })).filter(({ axis }) => axis.values.length > 1);
    return {
      kind: "parallel",
      description: `Each line is a point of the sweep: its value on every axis and, at the right, the ${wordsOf(chosen)} `
        + `in class ${chosen.class}, by which lines are coloured and ordered. Point at a line, or use the arrow keys, to read it; they go from the least to the greatest value.`,
      axes: [...varied.map(({ axis, i }) => ({ name: axis.name, unit: "", scale: "linear",
        labels: [...axis.values, ...(at.some(point => point[i] === null) ? ["not set"] : [])] })), axisOf(chosen)],
      rows: every.map(point => [...varied.map(({ axis, i }) => at[point][i] ?? axis.values.length), chosen.mean[point]]),
      colour: varied.length,
    };
  };

  /* ---- The page ---- */

  const measured = document.getElementById("measured");
  const along = document.querySelector("#curves .pickers");
  const build = () => {
    measured.replaceChildren(...metricPickers());
    along.replaceChildren(...axisPickers());
  };
  const wishes = () => {
    const chosen = metric();
    return [["metric", chosen.label], ["class", chosen.class], ["stat", chosen.stat], ["scale", picked.scale],
      ["along", axes[picked.x].path], ["series", picked.series === NONE ? "" : axes[picked.series].path],
      ...selection().fixed.map(({ axis, choice }) => ["at", `${axes[axis].path}=${choice === null ? "" : axes[axis].values[choice]}`])];
  };
  /** After a choice: updates the dependent selectors, the charts, the address; the used selector keeps the focus. */
  const update = used => {
    build();
    [...document.querySelectorAll("[data-picker]")].find(label => label.dataset.picker === used)?.querySelector("select").focus();
    report.remember(["metric", "class", "stat", "scale", "along", "series", "at"], wishes());
    report.showAll();
  };
  const obey = list => {
    ["class", "stat", "scale"].forEach(key => { picked[key] = list.get(key) ?? picked[key]; });
    picked.label = list.get("metric") ?? picked.label;
    const axisAt = path => axes.findIndex(axis => axis.path === path);
    if (axisAt(list.get("along")) >= 0) picked.x = axisAt(list.get("along"));
    if (list.has("series")) picked.series = axisAt(list.get("series"));
    if (picked.series === picked.x) picked.series = NONE;
    list.getAll("at").forEach(wish => axes.forEach((axis, i) => {
      if (!wish.startsWith(`${axis.path}=`)) return;
      const value = axis.values.indexOf(wish.slice(axis.path.length + 1));
      picked.fixed.set(i, value < 0 ? null : value);
    }));
    build();
  };

  report.compute("curves", { chart: curves, obey });
  if (document.getElementById("parallel")) report.compute("parallel", { chart: parallel });
  document.getElementById("all-csv").addEventListener("click", () => report.download("points", [
    [...axes.map(axis => axis.path), "component", "class", "metric", "stat", "unit", "mean", "half width of the 95 % interval"],
    ...every.flatMap(point => metrics.filter(each => each.mean[point] !== null).map(each => [
      ...axes.map((axis, i) => (at[point][i] === null ? null : valueOf(i, point))),
      each.component, each.class, each.name, each.stat, each.unit, each.mean[point], each.half[point]]))]));
})();
