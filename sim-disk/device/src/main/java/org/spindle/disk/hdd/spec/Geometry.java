package org.spindle.disk.hdd.spec;

/** Where the blocks of a drive lie. */
public sealed interface Geometry permits ZonedGeometry, ExtentGeometry, IndexedGeometry, DataSheetGeometry {}
