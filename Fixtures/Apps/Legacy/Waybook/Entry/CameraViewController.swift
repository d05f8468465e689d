import AVFoundation
import UIKit

final class CameraViewController: UIViewController {
    private let session = AVCaptureSession()
    private lazy var preview = AVCaptureVideoPreviewLayer(session: session)
    private let shutter = UIButton()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preview.frame = view.bounds
        shutter.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - view.safeAreaInsets.bottom - 44)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        session.startRunning()
        turnPreview()
    }

    private func turnPreview() {
        guard let connection = preview.connection, connection.isVideoOrientationSupported else { return }
        switch UIDevice.current.orientation {
        case .landscapeLeft: connection.videoOrientation = .landscapeRight
        case .landscapeRight: connection.videoOrientation = .landscapeLeft
        default: connection.videoOrientation = .portrait
        }
    }
}
