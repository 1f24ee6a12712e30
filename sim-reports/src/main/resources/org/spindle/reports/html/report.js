"use strict";
/*
 * The interactive functions of a page: selecting, reading, downloading, changing colours, printing. report.start() begins them. Before that, the
 * script of a page may add figures that it computes by report.compute(id, {chart(), obey(wishes)}), and may listen to the
 * address of the page by report.listen(obey): wishes are the part after its #, as URLSearchParams. The user's selections are
 * stored there by report.remember(names, wishes), so that a page that is reloaded, or sent to others, shows the same.
 */
const report = (() => {
  // The state of the page for tests: data-ready, data-drawn, data-errors, data-resources on <html>.
  const page = document.documentElement;
  const errors = [];
  const fail = message => {
    errors.push(String(message));
    page.dataset.errors = JSON.stringify(errors);
  };
  page.dataset.errors = "[]";
  addEventListener("error", event => fail(event.message));
  addEventListener("unhandledrejection", event => fail(event.reason));
  document.addEventListener("securitypolicyviolation", event => fail(`${event.violatedDirective} ${event.blockedURI}`));

  const { named, number, withUnit } = charts;

  /* ---- The content of a chart's table and CSV: a header row and rows of exact values. ---- */

  const ends = axis => [`from, ${axis.unit}`, `to, ${axis.unit}`].map(name => name.replace(/, $/, ""));
  const rowsOf = chart => {
    if (chart.kind === "line") {
      const many = chart.lines.length > 1;
      const banded = chart.lines.some(line => line.band);
      const head = [...(many ? ["line"] : []), named(chart.x), named(chart.y), ...(banded ? ends(chart.y) : [])];
      return [head, ...chart.lines.flatMap(line => line.points.map((point, k) =>
        [...(many ? [line.name] : []), ...point, ...(banded ? line.band?.[k] || [null, null] : [])]))];
    }
    if (chart.kind === "heat") {
      const width = chart.columnWidth;
      const edges = axis => ["from", "to"].map(end => `${axis.name} ${end}, ${axis.unit}`);
      return [[...edges(chart.x), ...edges(chart.y), chart.things],
        ...chart.cells.map(([column, low, high, count]) => [column * width, (column + 1) * width, low, high, count])];
    }
    if (chart.kind === "interval") {
      const many = chart.series.length > 1;
      return [[chart.category, ...(many ? ["series"] : []), named(chart.x), ...ends(chart.x)],
        ...chart.categories.flatMap((name, k) => chart.series.map(each =>
          [name, ...(many ? [each.name] : []), each.values[k], ...(each.band[k] || [null, null])]))];
    }
    if (chart.kind === "parallel") {
      return [chart.axes.map(named), ...chart.rows.map(row => row.map((value, i) => chart.axes[i].labels?.[value] ?? value))];
    }
    if (chart.kind === "bar") {
      return [[chart.category, named(chart.y)], ...chart.categories.map((name, i) => [name, chart.values[i]])];
    }
    const head = chart.parts.map(part => (chart.x.unit ? `${part.name}, ${chart.x.unit}` : part.name));
    return [[chart.category, ...head],
      ...chart.categories.map((name, i) => [name, ...chart.parts.map(part => part.values[i])])];
  };

  const csvOf = rows => {
    const field = value => {
      const text = value === null ? "" : String(value);
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    };
    return rows.map(row => row.map(field).join(",")).join("\r\n") + "\r\n";
  };

  const tableOf = chart => {
    const table = document.createElement("table");
    const rows = rowsOf(chart);
    rows.forEach((row, at) => {
      const line = (at ? table.tBodies[0] || table.createTBody() : table.createTHead()).insertRow();
      row.forEach((value, column) => {
        const cell = document.createElement(at ? "td" : "th");
        if (!at) cell.scope = "col";
        if (rows.length > 1 && typeof rows[1][column] !== "string") cell.className = "number";
        cell.textContent = typeof value === "string" ? value : number(value);
        line.append(cell);
      });
    });
    return table;
  };

  /* ---- Figures and their functions. ---- */

  const figures = [];
  const listeners = [];
  const add = (id, { chart, obey }) => {
    const root = document.getElementById(id);
    figures.push({ id, root, place: charts.place(root.querySelector(".plot")), chart });
    if (obey) listeners.push(obey);
  };
  /** A figure that contains all its variants; its selector has the name by which the address selects one. */
  const addVariants = figure => {
    const select = document.getElementById(figure.id).querySelector("select");
    add(figure.id, {
      chart: () => figure.variants[select ? select.selectedIndex : 0],
      obey: wishes => {
        const at = select ? figure.variants.findIndex(variant => variant.label === wishes.get(select.name)) : -1;
        if (at >= 0) select.selectedIndex = at;
      },
    });
    select?.addEventListener("change", () => {
      show(figures.find(each => each.id === figure.id));
      remember([select.name], [[select.name, select.value]]);
    });
  };

  const table = figure => {
    if (figure.root.querySelector("details").open) {
      const rows = tableOf(figure.chart());
      tools.sortable(rows);
      figure.root.querySelector("details .scroll").replaceChildren(rows);
    }
  };

  const show = figure => {
    const chart = figure.chart();
    figure.root.querySelector(".what").textContent = chart.description;
    figure.root.querySelector(".marks").replaceChildren(...(chart.marks || []).map(mark => {
      const item = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = mark.label;
      item.append(name, ` ${withUnit(mark.x, chart.x)}`);
      return item;
    }));
    figure.place.show(chart, figure.root.querySelector("h3").textContent, ranges.get(axisOf(figure)), concealed.get(figure.id));
    table(figure);
  };

  /* ---- Charts over the same axis show the same part of it, with the cursor at the same place. ---- */

  const ranges = new Map(); // by the name of the axis; none if all is shown
  const axisOf = figure => (charts.canZoom(figure.chart()) ? named(figure.chart().x) : null);
  const alike = figure => figures.filter(other => axisOf(other) && axisOf(other) === axisOf(figure));
  const link = figure => figure.place.listen({
    range: range => {
      const axis = axisOf(figure);
      if (range) ranges.set(axis, range); else ranges.delete(axis);
      alike(figure).forEach(show);
      remember(["over", "from", "to"], [...ranges].flatMap(([over, [from, to]]) => [["over", over], ["from", from], ["to", to]]));
    },
    hide: names => {
      concealed.set(figure.id, names);
      remember(["hide"], [...concealed].flatMap(([id, each]) => each.map(name => ["hide", `${id}:${name}`])));
    },
    read: value => alike(figure).filter(other => other !== figure).forEach(other => other.place.read(value)),
  });
  const obeyRanges = wishes => {
    ranges.clear();
    wishes.getAll("over").forEach((axis, k) => {
      const range = ["from", "to"].map(end => Number(wishes.getAll(end)[k]));
      if (range[0] < range[1]) ranges.set(axis, range);
    });
  };

  /* ---- Lines, parts and series that the user hides: their names by figure. ---- */

  const concealed = new Map();
  const obeyHidden = wishes => {
    concealed.clear();
    wishes.getAll("hide").forEach(wish => {
      const [id, name] = [wish.slice(0, wish.indexOf(":")), wish.slice(wish.indexOf(":") + 1)];
      concealed.set(id, [...(concealed.get(id) || []), name]);
    });
  };

  /* ---- Tables that the user sorts: by their number in the page, the column and the direction. ---- */

  const sorts = new Map();
  const orders = [];
  const sortTables = () => document.querySelectorAll("main table").forEach((each, at) => {
    orders[at] = tools.sortable(each, (column, down) => {
      sorts.set(at, `${at}:${column}:${down ? "down" : "up"}`);
      remember(["sort"], [...sorts.values()].map(order => ["sort", order]));
    });
  });
  const obeySorts = wishes => wishes.getAll("sort").forEach(wish => {
    const [at, column, direction] = wish.split(":");
    if (!orders[at]) return;
    sorts.set(Number(at), wish);
    orders[at](Number(column), direction === "down");
  });

  const download = (name, rows) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csvOf(rows)], { type: "text/csv" }));
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const darkByDefault = matchMedia("(prefers-color-scheme: dark)");
  const theme = document.getElementById("theme");
  const isDark = () => (page.dataset.theme ? page.dataset.theme === "dark" : darkByDefault.matches);
  const label = () => { theme.textContent = isDark() ? "Light colours" : "Dark colours"; };
  const setTheme = name => {
    page.dataset.theme = name;
    label();
  };
  theme.addEventListener("click", () => {
    setTheme(isDark() ? "light" : "dark");
    remember(["theme"], [["theme", page.dataset.theme]]);
  });
  darkByDefault.addEventListener("change", label);
  label();

  /* ---- The address determines what is shown: #class=read selects that class where there is one, #theme=dark the colours. ---- */

  const address = () => new URLSearchParams(location.hash.slice(1));
  /** Replaces the selections under some names; those under other names stay. */
  const remember = (names, wishes) => {
    const all = address();
    names.forEach(name => all.delete(name));
    wishes.forEach(([name, value]) => all.append(name, value));
    history.replaceState(null, "", `#${all}`);
  };
  const goTo = id => document.getElementById(id)?.scrollIntoView();
  /** A link to a section goes there without removing the selections from the address. */
  const linkSections = () => document.querySelectorAll(".contents a").forEach(link => link.addEventListener("click", event => {
    event.preventDefault();
    const id = link.hash.slice(1);
    remember(["section"], [["section", id]]);
    goTo(id);
  }));

  const showAll = () => figures.forEach(show);
  const obeyAddress = () => {
    const wishes = address();
    if (["dark", "light"].includes(wishes.get("theme"))) setTheme(wishes.get("theme"));
    listeners.forEach(obey => obey(wishes));
    [obeyRanges, obeyHidden, obeySorts].forEach(obey => obey(wishes));
    showAll();
    if (wishes.get("section")) goTo(wishes.get("section"));
  };

  // On paper: charts as wide as the sheet or half of it, as on a wide screen; collapsed parts are omitted, because tables of all metrics would be tens of pages.
  const [SHEET, HALF] = [660, 300];
  const isWide = figure => getComputedStyle(figure.root).gridColumnEnd === "-1";
  addEventListener("beforeprint", () => figures.forEach(figure => figure.place.resize(isWide(figure) ? SHEET : HALF)));
  addEventListener("afterprint", () => figures.forEach(figure => figure.place.resize()));

  const start = () => {
    try {
      JSON.parse(document.getElementById("chart-data").textContent).forEach(addVariants);
      figures.forEach(figure => {
        figure.root.querySelector(".csv").addEventListener("click", () => download(figure.id, rowsOf(figure.chart())));
        figure.root.querySelector("details").addEventListener("toggle", () => table(figure));
        link(figure);
        tools.picture(figure.root, figure.root.querySelector("h3").textContent);
      });
      sortTables();
      linkSections();
      obeyAddress();
      addEventListener("hashchange", obeyAddress);
    } catch (problem) {
      fail(problem);
    }
    page.dataset.drawn = String(figures.filter(figure => figure.root.querySelector(".plot .shape")).length);
    page.dataset.charts = String(figures.length);
    page.dataset.resources = JSON.stringify(performance.getEntriesByType("resource").map(entry => entry.name));
    page.dataset.ready = "true";
  };

  return { compute: add, listen: obey => listeners.push(obey), showAll, remember, download, start };
})();
