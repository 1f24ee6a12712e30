"use strict";
(() => {
  // What a test (or a curious reader) may ask of the page: data-ready, data-drawn, data-errors, data-resources on <html>.
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

  /* ---- What a chart's table and CSV hold: a header row and rows of exact values. ---- */

  const rowsOf = chart => {
    if (chart.kind === "line") {
      const many = chart.lines.length > 1;
      const head = [named(chart.x), named(chart.y)];
      const rows = chart.lines.flatMap(line => line.points.map(point => (many ? [line.name, ...point] : point)));
      return [many ? ["line", ...head] : head, ...rows];
    }
    if (chart.kind === "bar") {
      return [[chart.category, named(chart.y)], ...chart.categories.map((name, i) => [name, chart.values[i]])];
    }
    const head = chart.parts.map(part => (chart.x.unit ? `${part.name}, ${chart.x.unit}` : part.name));
    return [[chart.category, ...head],
      ...chart.categories.map((name, i) => [name, ...chart.parts.map(part => part.values[i])])];
  };

  const csvOf = chart => {
    const field = value => {
      const text = value === null ? "" : String(value);
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    };
    return rowsOf(chart).map(row => row.map(field).join(",")).join("\r\n") + "\r\n";
  };

  const tableOf = chart => {
    const table = document.createElement("table");
    const rows = rowsOf(chart);
    rows.forEach((row, at) => {
      const line = (at ? table.tBodies[0] || table.createTBody() : table.createTHead()).insertRow();
      row.forEach((value, column) => {
        const cell = document.createElement(at ? "td" : "th");
        if (!at) cell.scope = "col";
        if (typeof rows[1]?.[column] !== "string") cell.className = "number";
        cell.textContent = typeof value === "string" ? value : number(value);
        line.append(cell);
      });
    });
    return table;
  };

  /* ---- Figures and what the reader can do with them. ---- */

  const figures = JSON.parse(document.getElementById("chart-data").textContent).map(figure => {
    const root = document.getElementById(figure.id);
    const select = root.querySelector("select");
    return {
      ...figure, root, select,
      place: charts.place(root.querySelector(".plot")),
      chart: () => figure.variants[select ? select.selectedIndex : 0],
    };
  });

  const table = figure => {
    if (figure.root.querySelector("details").open) {
      figure.root.querySelector("details .scroll").replaceChildren(tableOf(figure.chart()));
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
    figure.place.show(chart, figure.title);
    table(figure);
  };

  const download = figure => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csvOf(figure.chart())], { type: "text/csv" }));
    link.download = `${figure.id}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  figures.forEach(figure => {
    figure.select?.addEventListener("change", () => show(figure));
    figure.root.querySelector(".csv").addEventListener("click", () => download(figure));
    figure.root.querySelector("details").addEventListener("toggle", () => table(figure));
  });

  const darkByDefault = matchMedia("(prefers-color-scheme: dark)");
  const theme = document.getElementById("theme");
  const isDark = () => (page.dataset.theme ? page.dataset.theme === "dark" : darkByDefault.matches);
  const label = () => { theme.textContent = isDark() ? "Light colours" : "Dark colours"; };
  const setTheme = name => {
    page.dataset.theme = name;
    label();
  };
  theme.addEventListener("click", () => setTheme(isDark() ? "light" : "dark"));
  darkByDefault.addEventListener("change", label);
  label();

  // The address may say what to show: #class=read picks that class where there is one, #theme=dark the colours.
  const obeyAddress = () => {
    const wishes = new URLSearchParams(location.hash.slice(1));
    if (["dark", "light"].includes(wishes.get("theme"))) setTheme(wishes.get("theme"));
    figures.filter(figure => figure.select).forEach(figure => {
      const at = figure.variants.findIndex(variant => variant.label === wishes.get("class"));
      if (at >= 0) figure.select.selectedIndex = at;
    });
    figures.forEach(show);
  };
  addEventListener("hashchange", obeyAddress);

  // On paper: nothing folded away but the data tables, charts as wide as the sheet.
  const SHEET = 660;
  let unfolded = [];
  addEventListener("beforeprint", () => {
    figures.forEach(figure => figure.place.resize(SHEET));
    unfolded = [...document.querySelectorAll("section > details:not([open])")];
    unfolded.forEach(each => { each.open = true; });
  });
  addEventListener("afterprint", () => {
    figures.forEach(figure => figure.place.resize());
    unfolded.forEach(each => { each.open = false; });
  });

  try {
    obeyAddress();
  } catch (problem) {
    fail(problem);
  }
  page.dataset.drawn = String(figures.filter(figure => figure.root.querySelector(".plot .shape")).length);
  page.dataset.charts = String(figures.length);
  page.dataset.resources = JSON.stringify(performance.getEntriesByType("resource").map(entry => entry.name));
  page.dataset.ready = "true";
})();
