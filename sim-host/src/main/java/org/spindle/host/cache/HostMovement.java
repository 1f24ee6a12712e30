package org.spindle.host.cache;

import org.spindle.spi.layer.DataPath;
import org.spindle.spi.request.Request;

/** The data transfer of a {@link Piece} between host and cache. */
final class HostMovement implements DataPath.Movement {

    private final Piece piece;
    private final PieceTransfer transfer;

    HostMovement(Piece piece, PieceTransfer transfer) {
        this.piece = piece;
        this.transfer = transfer;
    }

    @Override
    public Request request() {
        return piece.request();
    }

    @Override
    public long sectors() {
        return piece.sectors();
    }

    @Override
    public void dataMoved() {
        transfer.hostDataMoved();
    }
}
