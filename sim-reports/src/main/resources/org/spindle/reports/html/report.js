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

  const colour = name => getComputedStyle(page).getPropertyValue(name).trim();
  const palette = () => [1, 2, 3, 4, 5, 6, 7, 8].map(i => colour(`--series-${i}`));
  const named = axis => (axis.unit ? `${axis.name}, ${axis.unit}` : axis.name);
  const short = value => (value === null || value === undefined ? "–" : String(Number(Number(value).toPrecision(4))));
  const withUnit = (value, axis) => (axis.unit ? `${short(value)} ${axis.unit}` : short(value));

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
        cell.textContent = typeof value === "string" ? value : short(value);
        line.append(cell);
      });
    });
    return table;
  };

  /* ---- The only part that knows the library. ---- */

  const axisOf = (axis, more) => ({
    type: axis.scale === "log" ? "log" : "value",
    name: named(axis),
    nameLocation: "middle",
    nameTextStyle: { color: colour("--muted"), fontSize: 12 },
    axisLabel: { color: colour("--muted"), fontSize: 11, hideOverlap: true, formatter: axis.unit === "%" ? "{value} %" : undefined },
    axisLine: { show: true, lineStyle: { color: colour("--rule") } },
    axisTick: { lineStyle: { color: colour("--rule") } },
    splitLine: { lineStyle: { color: colour("--grid") } },
    ...more,
  });

  // Whole decades on a logarithmic axis; elsewhere just the data, whose odd ends get no label.
  const range = (axis, xs) => {
    const [least, most] = [Math.min(...xs), Math.max(...xs)];
    if (axis.scale !== "log") return { min: least, max: most };
    return {
      min: 10 ** Math.floor(Math.log10(least)), max: 10 ** Math.ceil(Math.log10(most)),
      minorTick: { show: true, splitNumber: 9 },
    };
  };

  const optionOf = (chart, narrow) => {
    const text = colour("--text");
    const common = {
      animation: false,
      color: palette(),
      textStyle: { fontFamily: getComputedStyle(document.body).fontFamily, color: text },
      grid: { left: 64, right: 24, top: 16, bottom: 56 },
      tooltip: {
        trigger: "axis",
        renderMode: "richText", // The policy admits no style attributes, which tooltips made of HTML would need.
        backgroundColor: colour("--surface"),
        borderColor: colour("--rule"),
        textStyle: { color: text, fontSize: 12, fontFamily: getComputedStyle(document.body).fontFamily },
      },
    };
    const legend = names => ({
      show: names.length > 1, data: names, type: narrow ? "scroll" : "plain",
      top: 0, left: 0, itemWidth: 14, itemHeight: 10, itemGap: 16,
      textStyle: { color: text, fontSize: 12 }, pageTextStyle: { color: text },
    });
    const lying = { nameGap: 32 };
    const standing = { nameGap: 44 };

    if (chart.kind === "line") {
      const many = chart.lines.length > 1;
      const xs = chart.lines.flatMap(line => line.points.map(point => point[0]));
      const dashes = ["solid", "dashed", "dotted"];
      return {
        ...common,
        grid: { ...common.grid, top: many ? 40 : 16 },
        legend: legend(chart.lines.map(line => line.name)),
        tooltip: {
          ...common.tooltip,
          formatter: at => [withUnit(at[0].value[0], chart.x),
            ...at.map(each => `${many ? each.seriesName + " " : ""}${withUnit(each.value[1], chart.y)}`)].join("\n"),
        },
        xAxis: axisOf(chart.x, { ...lying, ...range(chart.x, xs) }),
        yAxis: axisOf(chart.y, { ...standing, min: 0, max: chart.y.unit === "%" ? 100 : null }),
        series: chart.lines.map((line, i) => ({
          type: "line", name: line.name, data: line.points, step: chart.steps ? "end" : false, showSymbol: false,
          lineStyle: { width: 2, type: many ? dashes[i % dashes.length] : "solid" },
          areaStyle: many ? undefined : { opacity: 0.08 },
          markPoint: i ? undefined : {
            symbol: "circle", symbolSize: 8, silent: true,
            data: chart.marks.map(mark => ({ coord: [mark.x, mark.y], name: mark.label })),
            label: { show: false },
          },
        })),
      };
    }
    if (chart.kind === "bar") {
      const tilted = chart.categories.length > (narrow ? 3 : 8);
      return {
        ...common,
        grid: { ...common.grid, bottom: tilted ? 84 : 56 },
        tooltip: {
          ...common.tooltip,
          axisPointer: { type: "shadow" },
          formatter: at => `${at[0].name}\n${withUnit(at[0].value, chart.y)}`,
        },
        xAxis: axisOf({ name: chart.category }, {
          type: "category", data: chart.categories, nameGap: tilted ? 60 : 32, axisTick: { show: false },
          axisLabel: { color: colour("--muted"), fontSize: 11, rotate: tilted ? 40 : 0, interval: 0 },
        }),
        yAxis: axisOf(chart.y, { ...standing, min: 0 }),
        series: [{ type: "bar", data: chart.values, barMaxWidth: 56, itemStyle: { borderRadius: [3, 3, 0, 0] } }],
      };
    }
    return {
      ...common,
      grid: { ...common.grid, left: 118, top: 40 },
      legend: legend(chart.parts.map(part => part.name)),
      tooltip: {
        ...common.tooltip,
        axisPointer: { type: "shadow" },
        formatter: at => [at[0].name,
          ...at.map(each => `${each.seriesName} ${withUnit(each.value, chart.x)}`)].join("\n"),
      },
      xAxis: axisOf(chart.x, { ...lying, min: 0 }),
      yAxis: axisOf({ name: "" }, {
        type: "category", data: chart.categories, inverse: true, axisTick: { show: false },
        axisLabel: { color: text, fontSize: 12 },
      }),
      series: chart.parts.map(part => ({
        type: "bar", stack: "time", name: part.name, data: part.values, barMaxWidth: 26,
        itemStyle: { borderColor: colour("--surface"), borderWidth: 0.5 },
      })),
    };
  };

  const library = globalThis.echarts;
  const draw = (plot, chart) => {
    plot.hidden = !library;
    if (!library) return;
    plot.style.height = chart.kind === "stacked" ? `${104 + 36 * chart.categories.length}px` : "";
    const drawing = library.getInstanceByDom(plot) || library.init(plot, null, { renderer: "svg" });
    drawing.resize();
    drawing.setOption(optionOf(chart, plot.clientWidth < 480), true);
  };

  /* ---- Figures and what the reader can do with them. ---- */

  const figures = JSON.parse(document.getElementById("chart-data").textContent).map(figure => {
    const root = document.getElementById(figure.id);
    const select = root.querySelector("select");
    return {
      ...figure, root,
      plot: root.querySelector(".plot"),
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
    figure.plot.setAttribute("aria-label", chart.description);
    figure.root.querySelector(".marks").replaceChildren(...(chart.marks || []).map(mark => {
      const item = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = mark.label;
      item.append(name, ` ${withUnit(mark.x, chart.x)}`);
      return item;
    }));
    draw(figure.plot, chart);
    table(figure);
  };

  const download = figure => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csvOf(figure.chart())], { type: "text/csv" }));
    link.download = `${figure.id}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const showAll = () => figures.forEach(show);

  figures.forEach(figure => {
    figure.root.querySelector("select")?.addEventListener("change", () => show(figure));
    figure.root.querySelector(".csv").addEventListener("click", () => download(figure));
    figure.root.querySelector("details").addEventListener("toggle", () => table(figure));
    figure.root.querySelector("details").open = !library;
  });

  const darkByDefault = matchMedia("(prefers-color-scheme: dark)");
  const theme = document.getElementById("theme");
  const isDark = () => (page.dataset.theme ? page.dataset.theme === "dark" : darkByDefault.matches);
  const label = () => { theme.textContent = isDark() ? "Light colours" : "Dark colours"; };
  theme.addEventListener("click", () => {
    page.dataset.theme = isDark() ? "light" : "dark";
    label();
    showAll();
  });
  darkByDefault.addEventListener("change", () => { label(); showAll(); });
  label();

  // On paper: light colours, nothing folded away but the data tables, drawings that shrink with the sheet.
  let onScreen;
  let unfolded = [];
  addEventListener("beforeprint", () => {
    onScreen = page.dataset.theme;
    page.dataset.theme = "light";
    showAll();
    unfolded = [...document.querySelectorAll("section > details:not([open])")];
    unfolded.forEach(each => { each.open = true; });
    document.querySelectorAll(".plot svg").forEach(svg =>
      svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`));
  });
  addEventListener("afterprint", () => {
    if (onScreen) page.dataset.theme = onScreen; else delete page.dataset.theme;
    unfolded.forEach(each => { each.open = false; });
    document.querySelectorAll(".plot svg").forEach(svg => svg.removeAttribute("viewBox"));
    showAll();
  });
  addEventListener("resize", () => figures.forEach(figure => draw(figure.plot, figure.chart())));

  try {
    showAll();
  } catch (problem) {
    fail(problem);
  }
  page.dataset.drawn = String(document.querySelectorAll(".plot svg").length);
  page.dataset.charts = String(figures.length);
  page.dataset.resources = JSON.stringify(performance.getEntriesByType("resource").map(entry => entry.name));
  page.dataset.ready = "true";
})();
